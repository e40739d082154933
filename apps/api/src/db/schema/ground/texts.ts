import { jsonb } from 'drizzle-orm/pg-core';

/** Per field the languages whose text was not looked at since the source text changed: `{"name": ["de"]}`. */
export type OutdatedTexts = Record<string, string[]>;

export const outdatedTexts = () => jsonb('outdated_texts').$type<OutdatedTexts>().notNull().default({});
