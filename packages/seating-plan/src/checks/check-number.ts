import type { PlanPlace } from '../format/plan-problem.ts';
import type { ProblemList } from './problem-list.ts';

export interface NumberRange {
  /** Which number of the place. */
  readonly what: 'blockId' | 'bestRank' | 'capacity' | 'rotation';
  readonly min: number;
  readonly max: number;
}

/** All but the rotation count something: those are whole. NaN is out of every range. */
export function checkNumber(value: number, range: NumberRange, place: PlanPlace, problems: ProblemList): void {
  const isFitting = value >= range.min && value <= range.max && (range.what === 'rotation' || Number.isInteger(value));
  if (!isFitting) problems.report('NUMBER_OUT_OF_RANGE', place, { ...range });
}
