import type { PlanBlock, PlanShape, StandingArea } from '../../format/plan.ts';

/** What has been read of a chart so far. */
export interface PlanDraft {
  readonly blocks: PlanBlock[];
  readonly standingAreas: StandingArea[];
  readonly shapes: PlanShape[];
  readonly wholeTables: string[];
  readonly emptySections: string[];
  /** Standing areas that have a category. */
  readonly pricedAreas: string[];
  /** Doors by which rows, tables, sections, areas and seats are reached, as often as they are named. */
  readonly entrances: string[];
  /** Labels that are shown to buyers in place of those that we keep. */
  readonly displayLabels: string[];
  sourceSeatCount: number;
  boothCount: number;
  imageCount: number;
}

export function createDraft(): PlanDraft {
  return {
    blocks: [],
    standingAreas: [],
    shapes: [],
    wholeTables: [],
    emptySections: [],
    pricedAreas: [],
    entrances: [],
    displayLabels: [],
    sourceSeatCount: 0,
    boothCount: 0,
    imageCount: 0,
  };
}
