import type { OfferImportProblem } from '@parterre/contract/offer-codes';
import { maxLengthMessage, maxMessage, minMessage, REQUIRED } from '@parterre/contract/wire/values';

/** What is wrong with one cell, before it is known whose row it is. */
export type CellProblem = Pick<OfferImportProblem, 'column' | 'reason' | 'message' | 'values'>;

/** Thrown while a row is read; the row is left out and the reading goes on. */
export class RowRefusal extends Error {
  readonly problem: CellProblem;
  constructor(problem: CellProblem) {
    super(problem.message);
    this.name = 'RowRefusal';
    this.problem = problem;
  }
}

type Column = CellProblem['column'];
type Values = Record<string, string | number>;

const TEXTS: Record<CellProblem['reason'], (values: Values) => string> = {
  required: () => REQUIRED,
  'code-form': () => 'Only letters, digits, hyphens, dots and underscores',
  'max-length': ({ maxLength }) => maxLengthMessage(Number(maxLength)),
  unstorable: () => 'Contains characters that cannot be stored',
  'duplicate-row': ({ firstRow }) => `Row ${firstRow} has the same code`,
  'unknown-effect': () => 'Must be none, set-price, subtract or percentage, or an amount such as -5.00 or 10%',
  'not-a-number': () => 'Must be a number',
  whole: () => 'Must be a whole number',
  precision: ({ precision }) => `Cannot have more than ${precision} decimal places`,
  min: ({ minNumber }) => minMessage(Number(minNumber)),
  max: ({ maxNumber }) => maxMessage(Number(maxNumber)),
  'not-a-date': () => 'A valid date and time is required',
  'clock-gap': ({ suggestion }) => `The clocks go forward over this time; it could be ${suggestion}`,
  'ends-before-start': () => 'The code ends after it begins',
  'other-group': () => 'The code belongs to another ticket group of the event',
  'too-many-cells': () => 'The row has more cells than the header',
};

export const refuseCell = (column: Column, reason: CellProblem['reason'], values: Values = {}): RowRefusal =>
  new RowRefusal({
    column,
    reason,
    message: TEXTS[reason](values),
    ...(Object.keys(values).length > 0 ? { values } : {}),
  });
