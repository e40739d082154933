import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { EMAIL_FORM } from './patterns.ts';

/** A single address that mail can be sent to, with nothing that could end a header. */
export const EmailAddress = z
  .string('email')
  .trim()
  .max(LIMITS.email, 'maxLength')
  .regex(EMAIL_FORM, 'email')
  .meta({ example: 'ada@example.test' });
