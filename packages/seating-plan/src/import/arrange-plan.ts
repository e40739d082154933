import { checkPlan } from '../checks/check-plan.ts';
import { IMPORT_SEATS_MAX } from '../format/limits.ts';
import { countSeats, type SeatingPlan } from '../format/plan.ts';
import { type PlanPlace, type PlanProblem, placeOfBlock, placeOfRow, placeOfSeat } from '../format/plan-problem.ts';
import { arrangeBlocks, BOWL_BLOCKS_MAX, type PlanLayout } from './arrange/arrange-blocks.ts';
import { hasLocalPositions } from './arrange/has-local-positions.ts';
import { splitRepeatedRows } from './arrange/split-repeated-rows.ts';
import { spreadFloors } from './arrange/spread-floors.ts';
import { createNotice, type ImportProblem, PlanFault, refuse } from './import-problem.ts';
import { normaliseCategories, noteCategories } from './normalise-categories.ts';
import type { PlanFormat } from './plan-format.ts';
import type { ReadPlan } from './read-plan.ts';

export interface ArrangeOptions {
  /** What happens to a block in which a row label repeats; `refuse` by default. */
  readonly repeatedRows?: 'refuse' | 'split-blocks';
  /** By default only blocks that lie on top of each other are arranged, as a bowl. */
  readonly layout?: PlanLayout | 'as-is';
  readonly maxSeats?: number;
}

interface ArrangedPlan {
  readonly plan: SeatingPlan;
  readonly problems: readonly ImportProblem[];
  readonly seatCount: number;
}

/**
 * Makes a plan of what a reader found: splits repeated rows, arranges blocks that lie on top of each other, and checks
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
    ...noteCategories(plan),
    ...noteUnnamedSeats(plan),
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

/** Seats that cannot be told apart, figures so far away that nothing could be seen, capacities too large to add up. */
function isFatal({ code, values }: PlanProblem): boolean {
  if (code === 'NUMBER_OUT_OF_RANGE') return values?.what === 'capacity';
  return code === 'SEAT_IDS_DUPLICATE' || (code === 'SEAT_COORDINATE_MISSING' && values?.what !== undefined);
}

/** Editors write this where a seat has no name yet. */
const UNNAMED = /^\?+$/;

/** Reports seats without a name: they can be sold, but nobody finds seat ? of row A. */
function noteUnnamedSeats({ blocks }: SeatingPlan): ImportProblem[] {
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
