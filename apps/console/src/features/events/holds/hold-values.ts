import { HOLD_COLOURS } from '@parterre/contract/choices/seating-choices';
import type { Hold } from '@parterre/contract/holds';

/** A hold as its form holds it; no release date is ''. */
export interface HoldValues {
  label: string;
  reservationFlag: string;
  colour: string;
  allowSales: boolean;
  owner: string;
  note: string;
  releaseOn: string;
  /** Nothing was agreed while this is null. */
  agreed: number | null;
}

/** Begins with a colour that no hold has yet, so that two are told apart on the map. */
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

/** The body of a create, or of an update that sends only what changed. */
export function toHoldBody<Part extends Partial<HoldValues>>(values: Part) {
  const { releaseOn, ...rest } = values;
  return { ...rest, ...(releaseOn === undefined ? {} : { releaseOn: releaseOn === '' ? null : releaseOn }) };
}
