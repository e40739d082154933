import { BLOCK_ID_MAX } from '../format/limits.ts';
import {
  countSeats,
  PlanBlock,
  PlanCategory,
  PlanRow,
  PlanSeat,
  PlanShape,
  Point,
  SeatingPlan,
  StandingArea,
} from '../format/plan.ts';
import { listOf, parseShape } from './file-schema.ts';
import { refuse } from './import-problem.ts';
import type { ReadPlan } from './read-plan.ts';

const Points = listOf(Point);
const Rows = listOf(PlanRow.extend({ seats: listOf(PlanSeat) }));

/** The document's own schema, with lists that stop at the first wrong item. */
const PlanFromFile = SeatingPlan.extend({
  categories: listOf(PlanCategory),
  blocks: listOf(PlanBlock.extend({ outline: Points.optional(), rows: Rows })),
  standingAreas: listOf(StandingArea.extend({ outline: Points })),
  shapes: listOf(PlanShape.extend({ points: Points })),
});

/** The version of the document format that this product writes and reads. */
const VERSION = SeatingPlan.shape.formatVersion.value;

export function readParterre(value: unknown): ReadPlan {
  requireVersion(value);
  const plan = lowerIds(trimLabels(parseShape(PlanFromFile, value)));
  return { plan, notices: [], sourceSeatCount: countSeats(plan), hasPositions: true };
}

/** Throws PlanFault for another version: a document of a newer product is refused by its version, not by its shape. */
export function requireVersion(value: unknown, at = ''): void {
  const version = typeof value === 'object' && value !== null ? Reflect.get(value, 'formatVersion') : undefined;
  if (String(version) === String(VERSION) || (typeof version !== 'number' && typeof version !== 'string')) return;
  throw refuse('VERSION_NOT_READ', {
    source: { path: `${at}formatVersion` },
    values: { version: typeof version === 'string' ? version.slice(0, 40) : version, known: VERSION },
  });
}

/** The highest id kept from a file, so that half of the ids remain for blocks that are drawn later. */
const ID_MAX = BLOCK_ID_MAX / 2;

/**
 * Replaces ids so high that new blocks would soon run out of them. This is safe, because nothing refers to the blocks
 * of a new plan.
 */
function lowerIds(plan: SeatingPlan): SeatingPlan {
  const ids = new Set(plan.blocks.map(({ blockId }) => blockId));
  let last = [...ids].filter((id) => id <= ID_MAX).reduce((max, id) => Math.max(max, id), 0);
  const lowered = new Map([...ids].filter((id) => id > ID_MAX).map((id) => [id, 0]));
  for (const id of lowered.keys()) lowered.set(id, ++last);
  for (const block of plan.blocks) block.blockId = lowered.get(block.blockId) ?? block.blockId;
  return plan;
}

/** Trims labels, as every other format does, because labels that differ only in spaces look the same. */
function trimLabels(plan: SeatingPlan): SeatingPlan {
  for (const block of plan.blocks) {
    block.label = block.label.trim();
    for (const row of block.rows) {
      row.label = row.label.trim();
      for (const seat of row.seats) seat.label = seat.label.trim();
    }
  }
  for (const area of plan.standingAreas) area.label = area.label.trim();
  return plan;
}
