import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { EMAIL_FORM } from './patterns.ts';

/** One address without characters that could end a mail header. */
export const EmailAddress = z
  .string('email')
  .trim()
  .max(LIMITS.email, 'maxLength')
  .regex(EMAIL_FORM, 'email')
  .meta({ example: 'ada@example.test' });
