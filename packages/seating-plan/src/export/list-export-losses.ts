import type { SeatingPlan } from '../format/plan.ts';
import { isBlankLabel } from '../labels/label.ts';

type ExportFormat = 'parterre' | 'pretix' | 'csv';

/** The details of a plan besides blocks, rows and seats with their labels, positions and categories. */
export const PLAN_DETAILS = [
  'focal-point',
  'standing-areas',
  'shapes',
  'outlines',
  'descriptions',
  'ranks',
  'rotations',
  'access',
  'restricted-views',
  'colours',
  'empty-rows',
] as const;
type PlanDetail = (typeof PLAN_DETAILS)[number];

interface ExportLoss {
  readonly what: PlanDetail;
  /** Number of seats, blocks, rows, areas, shapes or categories that have the detail. */
  readonly count: number;
}

/**
 * The details that each format cannot express. pretix draws a standing area as a shape with its label, without
 * capacity.
 */
const LACKS: Record<ExportFormat, ReadonlySet<PlanDetail>> = {
  parterre: new Set(),
  pretix: new Set([
    'focal-point',
    'standing-areas',
    'outlines',
    'descriptions',
    'ranks',
    'rotations',
    'access',
    'restricted-views',
  ]),
  csv: new Set([
    'focal-point',
    'standing-areas',
    'shapes',
    'outlines',
    'descriptions',
    'ranks',
    'colours',
    'empty-rows',
  ]),
};

/** Returns the details of this plan that a file of the format loses; empty if an import would restore all of it. */
export function listExportLosses(plan: SeatingPlan, format: ExportFormat): ExportLoss[] {
  const counts = countDetails(plan);
  return PLAN_DETAILS.filter((what) => LACKS[format].has(what) && counts[what] > 0).map((what) => ({
    what,
    count: counts[what],
  }));
}

export function countDetails(plan: SeatingPlan): Record<PlanDetail, number> {
  const { blocks, categories, standingAreas, shapes, focalPoint } = plan;
  const counts: Record<PlanDetail, number> = {
    'focal-point': focalPoint ? 1 : 0,
    'standing-areas': standingAreas.length,
    shapes: shapes.length,
    outlines: blocks.filter(({ outline }) => outline && outline.length > 0).length,
    descriptions: blocks.filter(({ description }) => !isBlankLabel(description)).length,
    ranks: blocks.filter(({ bestRank }) => bestRank !== null).length,
    rotations: 0,
    access: 0,
    'restricted-views': 0,
    colours: categories.filter(({ colour }) => colour !== undefined).length,
    'empty-rows': 0,
  };
  for (const { rows } of blocks) {
    for (const { seats } of rows) {
      if (seats.length === 0) counts['empty-rows'] += 1;
      for (const { rotation = 0, access, restrictedView } of seats) {
        if (rotation % 360 !== 0) counts.rotations += 1;
        if (access) counts.access += 1;
        if (restrictedView) counts['restricted-views'] += 1;
      }
    }
  }
  return counts;
}
