import { checkPlan } from '../../checks/check-plan.ts';
import { IMPORT_SEATS_MAX } from '../../format/limits.ts';
import { countSeats, type SeatingPlan } from '../../format/plan.ts';
import { type PlanPlace, type PlanProblem, placeOfBlock, placeOfRow, placeOfSeat } from '../../format/plan-problem.ts';
import { measurePitch } from '../../geometry/measure-pitch.ts';
import { createNotice, type ImportProblem, PlanFault, refuse } from '../import-problem.ts';
import { normaliseCategories, reportCategories } from '../normalise-categories.ts';
import type { ReadPlan } from '../read-plan.ts';
import type { PlanFormat } from '../recognise/plan-format.ts';
import { arrangeBlocks, BOWL_BLOCKS_MAX, type PlanLayout } from './arrange-blocks.ts';
import { splitRepeatedRows } from './split-repeated-rows.ts';
import { spreadFloors } from './spread-floors.ts';

export interface ArrangeOptions {
  /** The handling of a block in which a row label repeats; by default `refuse`. */
  readonly repeatedRows?: 'refuse' | 'split-blocks';
  /** By default only blocks on top of each other are arranged, as a bowl. */
  readonly layout?: PlanLayout | 'as-is';
  readonly maxSeats?: number;
}

interface ArrangedPlan {
  readonly plan: SeatingPlan;
  readonly problems: readonly ImportProblem[];
  readonly seatCount: number;
}

/**
 * Makes a plan from the result of a reader: it splits repeated rows, arranges blocks on top of each other, and checks
 * the result. Throws PlanFault for a plan that cannot be opened at all.
 */
export function arrangePlan(read: ReadPlan, format: PlanFormat, options: ArrangeOptions): ArrangedPlan {
  const { sourceSeatCount } = read;
  const max = options.maxSeats ?? IMPORT_SEATS_MAX;
  if (sourceSeatCount > max) throw refuse('TOO_MANY_SEATS', { values: { count: sourceSeatCount, max } });
  if (sourceSeatCount === 0 && read.plan.standingAreas.length === 0) throw refuse('PLAN_EMPTY');
  const isFree = format !== 'parterre' && options.layout === undefined && read.hasPositions;
  const floors = isFree && !hasLocalPositions(read.plan) ? spreadFloors(read.plan) : { plan: read.plan, notices: [] };
  const split = splitRepeatedRows(floors.plan, options.repeatedRows ?? 'refuse');
  const arranged = arrange(split.plan, read, options);
  const { plan } = arranged;
  const added = normaliseCategories(plan);
  const checks = checkPlan(plan);
  const fatal = checks.filter(isFatal);
  if (fatal.length > 0) throw new PlanFault(fatal);
  const seatCount = countSeats(plan);
  if (seatCount !== sourceSeatCount) throw new Error(`The import made ${seatCount} seats of ${sourceSeatCount}.`);
  const problems = [
    ...read.notices,
    ...floors.notices,
    ...split.notices,
    ...arranged.notices,
    ...added,
    ...reportCategories(plan),
    ...reportUnnamedSeats(plan),
    ...checks,
  ];
  return { plan, problems, seatCount };
}

function arrange(
  plan: SeatingPlan,
  read: ReadPlan,
  options: ArrangeOptions,
): { plan: SeatingPlan; notices: ImportProblem[] } {
  const { layout } = options;
  if (layout === 'as-is' || plan.blocks.length === 0) return { plan, notices: [] };
  if (layout === undefined && read.hasPositions && (read.isDrawn || !hasLocalPositions(plan)))
    return { plan, notices: [] };
  const drawn = plan.shapes.length;
  const chosen = plan.blocks.length > BOWL_BLOCKS_MAX ? 'grid' : (layout ?? 'bowl');
  return {
    plan: arrangeBlocks(plan, chosen, read.hasPositions),
    notices: [
      createNotice('POSITIONS_ARRANGED', { layout: chosen, blocks: plan.blocks.length }),
      ...(drawn > 0 ? [createNotice('DRAWING_LEFT_OUT', { what: 'shapes', count: drawn })] : []),
    ],
  };
}

/**
 * True for problems that refuse the file: seats that cannot be told apart, figures so far away that nothing could be
 * seen, capacities too large to add up.
 */
function isFatal({ code, values }: PlanProblem): boolean {
  if (code === 'NUMBER_OUT_OF_RANGE') return values?.what === 'capacity';
  return code === 'SEAT_IDS_DUPLICATE' || (code === 'SEAT_COORDINATE_MISSING' && values?.what !== undefined);
}

/** The label that other editors write for a seat without a name. */
const UNNAMED = /^\?+$/;

/** Reports seats without a name: they can be sold, but nobody could find seat ? of row A. */
function reportUnnamedSeats({ blocks }: SeatingPlan): ImportProblem[] {
  let count = 0;
  let place: PlanPlace = {};
  for (const [blockIndex, block] of blocks.entries()) {
    for (const [rowIndex, row] of block.rows.entries()) {
      for (const [seatIndex, seat] of row.seats.entries()) {
        if (!UNNAMED.test(seat.label) && !UNNAMED.test(row.label)) continue;
        count += 1;
        if (count === 1)
          place = placeOfSeat(placeOfRow(placeOfBlock(block, blockIndex), row, rowIndex), seat, seatIndex);
      }
    }
  }
  return count > 0 ? [{ ...createNotice('SEATS_UNNAMED', { count }), place }] : [];
}

/** Hardly any seats of different blocks share a position in a drawn plan; in grids local to each block most do. */
const SHARED_MIN = 0.5;

/** True if coordinates are local to each block, so the blocks are on top of each other. */
export function hasLocalPositions(plan: SeatingPlan): boolean {
  const pitch = measurePitch(plan.blocks) || 1;
  const cells = new Map<string, { readonly block: number; count: number; isShared: boolean }>();
  let total = 0;
  for (const [block, { rows }] of plan.blocks.entries()) {
    for (const row of rows) {
      for (const { x, y } of row.seats) {
        if (x === null || y === null) continue;
        total += 1;
        const key = `${Math.round(x / pitch)} ${Math.round(y / pitch)}`;
        const cell = cells.get(key) ?? { block, count: 0, isShared: false };
        cells.set(key, cell);
        cell.count += 1;
        if (cell.block !== block) cell.isShared = true;
      }
    }
  }
  let shared = 0;
  for (const cell of cells.values()) if (cell.isShared) shared += cell.count;
  return total > 0 && shared / total > SHARED_MIN;
}
