import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';

const WORD = String.raw`[^\s@.,;<>()[\]\\":\p{C}]+`;
const LABEL = `(?!-)${WORD}(?<!-)`;
/** Words between single dots on both sides, in any script. */
const EMAIL_ADDRESS = new RegExp(String.raw`^${WORD}(\.${WORD})*@${LABEL}(\.${LABEL})*$`, 'u');

/** A single address that mail can be sent to, with nothing that could end a header. */
export const EmailAddress = z
  .string('email')
  .trim()
  .max(LIMITS.email, 'maxLength')
  .regex(EMAIL_ADDRESS, 'email')
  .meta({ example: 'ada@example.test' });
