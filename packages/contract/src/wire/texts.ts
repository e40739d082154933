import { z } from 'zod';
import { LIMITS } from '../choices/limits.ts';
import { CultureCode, MOST_CULTURES, optionalText } from './values.ts';

/** Rich text as HTML, per language; the server keeps the allowed elements and drops the rest. */
export const richTextByCulture = z
  .record(CultureCode, optionalText(LIMITS.richText))
  .refine((text) => Object.keys(text).length <= MOST_CULTURES, { message: 'tooMany', params: { most: MOST_CULTURES } })
  .meta({ maxProperties: MOST_CULTURES });

/** Per field the languages whose text is older than the source text: `{"name": ["de"]}`. */
export const OutdatedTexts = z.record(z.string(), z.array(z.string())).meta({ id: 'OutdatedTexts' });
/** Per field the languages somebody has looked at again: they stop being outdated. */
export const ConfirmedTexts = z.record(z.string().max(40), z.array(CultureCode).max(40));
