import { z } from 'zod';

/** A label that one producer writes as text and the next as a number. */
export const Text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? '').trim());
