import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, promoterId } from './columns.ts';

/** Work that runs after the commit that requested it. Jobs are taken with FOR UPDATE SKIP LOCKED. */
export const jobs = pgTable(
  'jobs',
  {
    promoterId: promoterId(),
    id: id().notNull(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').$type<Record<string, unknown>>().notNull(),
    runAt: instant('run_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    lastError: text('last_error'),
  },
  (t) => [primaryKey({ columns: [t.promoterId, t.id] }), index('jobs_due').on(t.runAt)],
);
