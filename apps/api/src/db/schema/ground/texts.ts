import type { OutdatedTexts } from '@parterre/contract/wire/values';
import { jsonb } from 'drizzle-orm/pg-core';

export const outdatedTexts = () => jsonb('outdated_texts').$type<OutdatedTexts>().notNull().default({});
