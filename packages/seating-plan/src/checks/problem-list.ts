import { PROBLEMS_PER_CODE_MAX } from '../format/limits.ts';
import type { PlanPlace, PlanProblem, PlanProblemCode } from '../format/plan-problem.ts';

const WARNINGS: ReadonlySet<PlanProblemCode> = new Set([
  'BLOCK_BEST_EMPTY',
  'BLOCK_DESCRIPTION_EMPTY',
  'SEATS_ON_OTHERS',
]);

/**
 * Collects problems in order. Of each code at most PROBLEMS_PER_CODE_MAX are kept, and the last one counts the rest.
 */
export class ProblemList {
  readonly #problems: PlanProblem[] = [];
  readonly #countByCode = new Map<PlanProblemCode, number>();

  report(code: PlanProblemCode, place: PlanPlace, values?: PlanProblem['values']): void {
    const count = (this.#countByCode.get(code) ?? 0) + 1;
    this.#countByCode.set(code, count);
    if (count > PROBLEMS_PER_CODE_MAX) return;
    const severity = WARNINGS.has(code) ? 'warning' : 'error';
    this.#problems.push(values ? { severity, code, place, values } : { severity, code, place });
  }

  toArray(): PlanProblem[] {
    const last = new Map(this.#problems.map((problem, index) => [problem.code, index]));
    return this.#problems.map((problem, index) => {
      const more = (this.#countByCode.get(problem.code) ?? 0) - PROBLEMS_PER_CODE_MAX;
      return more > 0 && last.get(problem.code) === index
        ? { ...problem, values: { ...problem.values, more } }
        : problem;
    });
  }
}

interface NumberRange {
  readonly what: 'blockId' | 'bestRank' | 'capacity' | 'rotation';
  readonly min: number;
  readonly max: number;
}

/**
 * Reports a number out of range, and any fraction except in a rotation, because the others are counts. NaN is out of
 * range.
 */
export function checkNumber(value: number, range: NumberRange, place: PlanPlace, problems: ProblemList): void {
  const isFitting = value >= range.min && value <= range.max && (range.what === 'rotation' || Number.isInteger(value));
  if (!isFitting) problems.report('NUMBER_OUT_OF_RANGE', place, { ...range });
}
