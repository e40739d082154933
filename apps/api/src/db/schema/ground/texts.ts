import { jsonb } from 'drizzle-orm/pg-core';

/** The languages, by field, whose translation was not checked since the source text changed: `{"name": ["de"]}`. */
export type OutdatedTexts = Record<string, string[]>;

export const outdatedTexts = () => jsonb('outdated_texts').$type<OutdatedTexts>().notNull().default({});
