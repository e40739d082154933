import type { LiveViewer } from '@parterre/contract/wire/live-events';
import { and, eq, inArray, lt, sql } from 'drizzle-orm';
import { column, orNull } from '../db/column.ts';
import type { Database } from '../db/database.ts';
import { rowsOf } from '../db/rows-of.ts';
import { viewers } from '../db/schema/ground/viewers.ts';
import { inTransaction, type Transaction, type WriteDb } from '../db/transaction.ts';
import type { Actor } from '../identity/actor.ts';
import type { JobContext } from '../jobs/job-context.ts';
import type { LiveKey } from './live-source.ts';

/** A viewer's lease is renewed every few seconds. After this time the viewers of a process that died are forgotten. */
const LEASE_MS = 25_000;
const KEPT_MS = 60 * 60_000;

export interface ViewerRow extends LiveKey {
  kind: string;
  viewerId: number;
  userId: string;
  userName: string;
  openedAt: Date;
}

export const insertViewer = (database: Database, viewer: ViewerRow): Promise<void> =>
  write(database, [viewer.promoterId], async (db) => {
    const { promoterId, viewerId, kind, id, userId, userName, openedAt } = viewer;
    await db
      .insert(viewers)
      .values({ promoterId, id: viewerId, kind, thingId: id, userId, userName, openedAt, seenAt: openedAt });
  });

export const removeViewer = (database: Database, { promoterId, viewerId }: ViewerRow): Promise<void> =>
  write(database, [promoterId], async (db) => {
    await db.delete(viewers).where(and(eq(viewers.promoterId, promoterId), eq(viewers.id, viewerId)));
  });

/** Renews all viewers of a process in one statement. */
export function renewViewers(database: Database, present: readonly ViewerRow[], now: Date): Promise<void> {
  const promoterIds = [...new Set(present.map(({ promoterId }) => promoterId))];
  const ids = present.map(({ viewerId }) => viewerId);
  return write(database, promoterIds, async (db) => {
    await db
      .update(viewers)
      .set({ seenAt: now })
      .where(and(inArray(viewers.promoterId, promoterIds), inArray(viewers.id, ids)));
  });
}

const VIEWERS = rowsOf(
  {
    thingId: column.int('v.thing_id'),
    viewerId: column.int('v.id'),
    userId: column.text('v.user_id'),
    name: column.text('v.user_name'),
    openedAt: column.instant('v.opened_at'),
    editingSince: orNull(column.instant('v.editing_since')),
  },
  (list) => `
  select ${list}
  from viewers v
  where v.promoter_id = any($1::int[]) and v.kind = $2 and v.thing_id = any($3::bigint[]) and v.seen_at > $4
  order by v.opened_at, v.id`,
);

/** Returns the viewers by thing. A thing that nobody watches is absent. */
export async function readViewers(
  transaction: Transaction,
  kind: string,
  things: readonly LiveKey[],
  now: Date,
): Promise<Map<number, LiveViewer[]>> {
  const rows = await transaction.readRows(VIEWERS, [
    [...new Set(things.map(({ promoterId }) => promoterId))],
    kind,
    things.map(({ id }) => id),
    new Date(now.getTime() - LEASE_MS).toISOString(),
  ]);
  const byThing = new Map<number, LiveViewer[]>();
  for (const { thingId, openedAt, editingSince, ...viewer } of rows) {
    const present = byThing.get(thingId) ?? [];
    byThing.set(thingId, present);
    present.push({
      ...viewer,
      openedAt: openedAt.toISOString(),
      editingSince: editingSince?.toISOString() ?? null,
    });
  }
  return byThing;
}

/** Records whether the actor's own viewer is editing. Returns false when the actor has no such open stream. */
export async function recordEditing(
  change: { readonly db: WriteDb; readonly actor: Actor; readonly now: Date },
  { promoterId, kind, id, viewerId }: Pick<ViewerRow, 'promoterId' | 'kind' | 'id' | 'viewerId'>,
  isEditing: boolean,
): Promise<boolean> {
  const editingSince = sql`coalesce(${viewers.editingSince}, ${change.now.toISOString()}::timestamptz)`;
  const changed = await change.db
    .update(viewers)
    .set({ editingSince: isEditing ? editingSince : null })
    .where(
      and(
        eq(viewers.promoterId, promoterId),
        eq(viewers.id, viewerId),
        eq(viewers.kind, kind),
        eq(viewers.thingId, id),
        eq(viewers.userId, change.actor.id),
      ),
    )
    .returning({ id: viewers.id });
  return changed.length > 0;
}

/** Removes the rows of processes that died. */
export async function forgetViewers({ runAsSystem, now }: JobContext): Promise<void> {
  const keptSince = new Date(now.getTime() - KEPT_MS);
  await runAsSystem((db) => db.delete(viewers).where(lt(viewers.seenAt, keptSince)));
}

/**
 * Viewers are leases of the process, like those of jobs: they are no business change and are not audited
 * (docs/adr/0012).
 */
const write = (
  database: Database,
  promoterIds: readonly number[],
  work: (db: WriteDb) => Promise<void>,
): Promise<void> =>
  inTransaction(database, { role: 'parterre_app', promoterIds, isReadOnly: false }, ({ db }) => work(db));
