import { writeFieldMessage } from '@parterre/contract/choices/field-codes';
import type { OfferImportProblem } from '@parterre/contract/offer-codes';

/** A problem of one cell, before its row is known. */
export type CellProblem = Pick<OfferImportProblem, 'column' | 'reason' | 'message' | 'values'>;

/** Thrown to refuse a row, which is left out while reading continues. */
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
  required: () => writeFieldMessage('required'),
  'code-form': () => writeFieldMessage('codeCharacters'),
  'max-length': (values) => writeFieldMessage('maxLength', values),
  unstorable: () => writeFieldMessage('unstorable'),
  'duplicate-row': ({ firstRow }) => `Row ${firstRow} has the same code`,
  'unknown-effect': () => 'Must be none, set-price, subtract or percentage, or an amount such as -5.00 or 10%',
  'not-a-number': () => 'Must be a number',
  whole: () => writeFieldMessage('whole'),
  precision: (values) => writeFieldMessage('precision', values),
  min: (values) => writeFieldMessage('min', values),
  max: (values) => writeFieldMessage('max', values),
  'not-a-date': () => writeFieldMessage('validDateTime'),
  'clock-gap': ({ suggestion }) => `The clocks go forward over this time; it could be ${suggestion}`,
  'ends-before-start': () => writeFieldMessage('codeOrder'),
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
