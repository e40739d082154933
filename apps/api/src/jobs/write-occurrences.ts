import type { OccurrenceKind } from '@parterre/contract/choices/occurrence-choices';
import { occurrences } from '../db/schema/ground/occurrences.ts';
import type { WriteDb } from '../db/transaction.ts';

/** Something that happened to a show or another thing of a promoter, for notifications and webhooks. */
export interface Occurrence {
  kind: OccurrenceKind;
  promoterId: number;
  showId?: number | null;
  /** The affected things: order codes, ids of blocks, the code of a show. */
  ids: readonly (string | number)[];
  /** Counts and fixed words only: no name, no address, no text of a person. */
  details?: Record<string, unknown>;
}

interface Writing {
  db: WriteDb;
  now: Date;
  actor: { id: string; name: string };
}

/** The actor of changes that no user makes, such as those of jobs. */
export const SYSTEM_ACTOR = { id: 'system', name: '' };

/** Writes occurrences as one statement, in the transaction that caused them. Verbs call `change.recordOccurrence`. */
export async function writeOccurrences({ db, now, actor }: Writing, all: readonly Occurrence[]): Promise<void> {
  if (all.length === 0) return;
  await db.insert(occurrences).values(
    mergeOccurrences(all).map(({ kind, promoterId, showId = null, ids, details = null }) => ({
      promoterId,
      kind,
      showId,
      ids: [...ids],
      details,
      actorId: actor.id,
      actorName: actor.name,
      at: now,
    })),
  );
}

/** Merges equal occurrences, so that a change of many things of a show reports them once, with all their ids. */
export function mergeOccurrences(all: readonly Occurrence[]): Occurrence[] {
  const merged = new Map<string, Occurrence>();
  for (const one of all) {
    const key = `${one.kind} ${one.promoterId} ${one.showId ?? ''}`;
    const { ids = [], details } = merged.get(key) ?? {};
    merged.set(key, { ...one, ids: [...new Set([...ids, ...one.ids])], ...addUp(details, one.details) });
  }
  return [...merged.values()];
}

/** Adds up counts. Of other values, the last one is kept. */
function addUp(before: Occurrence['details'], after: Occurrence['details']): Pick<Occurrence, 'details'> {
  if (!before || !after) return before || after ? { details: before ?? after ?? {} } : {};
  const sums = Object.entries(after).map(([name, value]) => {
    const old = before[name];
    return [name, typeof value === 'number' && typeof old === 'number' ? old + value : value];
  });
  return { details: { ...before, ...Object.fromEntries(sums) } };
}
