import type { SeatsChanged } from '@parterre/contract/seats/seat';
import type { GeometryBlock } from '@parterre/seating-plan';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Change } from '#context.ts';
import { auditEntries } from '#db/schema/ground/audit.ts';
import { AppError } from '#errors.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import { joinRanges, type SeatRange } from '../range-bytes.ts';
import { type SeatAudit, unpackRanges } from './describe-seat-changes.ts';

export interface StaleBlock {
  block: GeometryBlock;
  /** The revision that the caller loaded, and the stored one. */
  loaded: number;
  revision: number;
}

/** The number of recent seat changes that are searched for the conflicting one. */
const ENTRIES = 40;

/**
 * Throws SEATS_CHANGED with the ranges per block that changed since the caller loaded it, by whom and when. Where the
 * history does not reach back that far, it reports the whole block.
 */
export async function refuseStaleBlocks(change: Change, show: ShowRow, stale: readonly StaleBlock[]): Promise<never> {
  const entries = await readEntries(change, show);
  const blocks = [];
  for (const block of stale) blocks.push(await describeBlock(block, entries));
  throw new AppError('SEATS_CHANGED', {
    detail: 'Somebody else has saved seats of these blocks since you loaded them. Nothing was saved.',
    details: { planVersionId: show.planVersionId, blocks } satisfies SeatsChanged,
  });
}

type Entry = Awaited<ReturnType<typeof readEntries>>[number];

function readEntries(change: Change, show: ShowRow) {
  return change.db
    .select({
      at: auditEntries.at,
      actorName: auditEntries.actorName,
      after: auditEntries.after,
      details: auditEntries.details,
    })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.promoterId, show.promoterId),
        eq(auditEntries.showId, show.id),
        isNotNull(auditEntries.details),
      ),
    )
    .orderBy(desc(auditEntries.at))
    .limit(ENTRIES);
}

async function describeBlock({ block, loaded, revision }: StaleBlock, entries: readonly Entry[]) {
  const whole = { from: block.firstSeat, to: block.firstSeat + block.seatCount - 1 };
  const since = entries.filter((entry) => (findRevision(entry, block.blockId) ?? 0) > loaded);
  const ranges: SeatRange[] = [];
  for (const entry of since) {
    const changed = entry.details ? await unpackRanges(entry.details, block.blockId) : undefined;
    ranges.push(...(changed && changed.length > 0 ? changed : [whole]));
  }
  const isKnown = since.length === revision - loaded;
  const [last] = since;
  return {
    blockId: block.blockId,
    revision,
    ranges: isKnown ? joinRanges(ranges) : [whole],
    changedBy: last?.actorName ?? null,
    changedAt: last?.at.toISOString() ?? null,
  };
}

/** Returns undefined for entries of other changes, because their `after` has another shape. */
function findRevision(entry: Entry, blockId: number): number | undefined {
  const after = entry.after as Partial<SeatAudit['after']> | null;
  return after?.blocks?.find((block) => block.blockId === blockId)?.revision;
}
