import { HOLD_COLOURS } from '@parterre/contract/choices/seating-choices';
import type { Hold } from '@parterre/contract/holds';

/** The form values of a hold; '' means no release date. */
export interface HoldValues {
  label: string;
  reservationFlag: string;
  colour: string;
  allowSales: boolean;
  owner: string;
  note: string;
  releaseOn: string;
  /** Null if no number was agreed. */
  agreed: number | null;
}

/** Starts with a colour that no hold of the show has, so that they can be told apart on the map. */
export function createHoldValues(holds: readonly Pick<Hold, 'colour'>[]): HoldValues {
  const used = new Set(holds.map((hold) => hold.colour.toUpperCase()));
  const colour =
    HOLD_COLOURS.find((known) => !used.has(known)) ??
    HOLD_COLOURS[holds.length % HOLD_COLOURS.length] ??
    HOLD_COLOURS[0];
  return {
    label: '',
    reservationFlag: '',
    colour,
    allowSales: false,
    owner: '',
    note: '',
    releaseOn: '',
    agreed: null,
  };
}

export const toHoldValues = (hold: Hold): HoldValues => ({
  label: hold.label,
  reservationFlag: hold.reservationFlag,
  colour: hold.colour,
  allowSales: hold.allowSales,
  owner: hold.owner,
  note: hold.note,
  releaseOn: hold.releaseOn ?? '',
  agreed: hold.agreed,
});

/** Returns the body of a create, or of an update if only the changed values are passed. */
export function toHoldBody<Part extends Partial<HoldValues>>(values: Part) {
  const { releaseOn, ...rest } = values;
  return { ...rest, ...(releaseOn === undefined ? {} : { releaseOn: releaseOn === '' ? null : releaseOn }) };
}
