import type { PlanBlock, PlanShape, StandingArea } from '../../plan.ts';

/** What has been read of a chart so far. */
export interface PlanDraft {
  readonly blocks: PlanBlock[];
  readonly standingAreas: StandingArea[];
  readonly shapes: PlanShape[];
  readonly wholeTables: string[];
  readonly emptySections: string[];
  sourceSeatCount: number;
  boothCount: number;
}

export function createDraft(): PlanDraft {
  return {
    blocks: [],
    standingAreas: [],
    shapes: [],
    wholeTables: [],
    emptySections: [],
    sourceSeatCount: 0,
    boothCount: 0,
  };
}
