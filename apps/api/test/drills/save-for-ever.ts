import { createContext } from '#context/create-context.ts';
import type { Context } from '#context.ts';
import type { Database } from '#db/database.ts';
import { openDatabase } from '#db/open-database.ts';
import { systemActor } from '#identity/actor.ts';
import { requireShow } from '#resources/ground/show-rows/require-show.ts';
import { readSeats } from '#resources/seating/seats/read/read-seats.ts';
import { saveAllSeats } from '#resources/whole-shows/seat-saves/save-all.ts';
import { SILENT_LOG } from '../support/silent-log.ts';

export interface SaveTarget {
  url: string;
  mode: 'save-all' | 'control';
  promoterId: number;
  showCode: string;
  planVersionId: number;
  prices: readonly number[];
  blocks: readonly { blockId: number; firstSeat: number; seatCount: number }[];
}

const CONTROL_CALLS = 4;

/**
 * Gives all seats the next price repeatedly, until the process is killed. After every complete save it acknowledges the
 * lowest revision of its blocks by printing it.
 */
export async function saveForEver(target: SaveTarget): Promise<never> {
  const database = await openDatabase(target.url);
  for (let turn = 0; ; turn++) {
    const lowestRevision = await saveOnce(database, target, target.prices[turn % target.prices.length] ?? 0);
    process.stdout.write(`${lowestRevision}\n`);
  }
}

/**
 * Reads what a killed process left behind, in another process. A complete save has one price on every seat and, if one
 * call saves everything, one revision on every block; the control keeps different revisions from earlier kills.
 */
export async function readSaved(target: SaveTarget): Promise<{ isWhole: boolean; lowestRevision: number }> {
  const database = await openDatabase(target.url);
  try {
    const state = await readState(database, target);
    const agree = target.mode === 'control' || state.lowestRevision === state.highestRevision;
    return { isWhole: state.prices.size === 1 && agree, lowestRevision: state.lowestRevision };
  } finally {
    await database.close();
  }
}

async function saveOnce(database: Database, target: SaveTarget, priceTypeId: number): Promise<number> {
  const { mode, showCode, planVersionId, blocks } = target;
  const size = mode === 'control' ? Math.ceil(blocks.length / CONTROL_CALLS) : blocks.length;
  const { revisions } = await readState(database, target);
  const { ctx } = contextOf(database, target);
  const saved: number[] = [];
  for (let i = 0; i < blocks.length; i += size) {
    const part = blocks.slice(i, i + size).map(({ blockId, firstSeat, seatCount }) => ({
      blockId,
      revision: revisions.get(blockId) ?? 0,
      ranges: [{ from: firstSeat, to: firstSeat + seatCount - 1, priceTypeId }],
    }));
    const body = { planVersionId, blocks: part, holds: { create: [], update: [], delete: [] } };
    const answer = await saveAllSeats(ctx, { params: { showCode }, body });
    saved.push(...answer.blocks.map(({ revision }) => revision));
  }
  return Math.min(...saved);
}

async function readState(database: Database, target: SaveTarget) {
  const { ctx, release } = contextOf(database, target);
  try {
    const show = await requireShow(ctx, target.showCode);
    const seatCount = target.blocks.reduce((sum, block) => sum + block.seatCount, 0);
    const { chunks } = await readSeats(ctx, show, { seatCount });
    const all = chunks.map(({ revision }) => revision);
    return {
      revisions: new Map(chunks.map(({ blockId, revision }) => [blockId, revision])),
      prices: new Set(chunks.flatMap((chunk) => [...new Set(chunk.prices)])),
      lowestRevision: Math.min(...all),
      highestRevision: Math.max(...all),
    };
  } finally {
    await release();
  }
}

function contextOf(database: Database, { promoterId }: SaveTarget): { ctx: Context; release: () => Promise<void> } {
  return createContext({
    database,
    actor: systemActor('Drill', [promoterId]),
    promoterIds: [promoterId],
    now: () => new Date(),
    log: SILENT_LOG,
    requestId: 'drill',
  });
}
