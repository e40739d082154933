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
  /** null: nothing was agreed. */
  agreed: number | null;
}

/** Colours a new hold takes in turn: the map's hold colours of the design tokens. */
const COLOURS = ['#A3323F', '#6B3FA0', '#1A659B', '#28724A', '#8A5A00'] as const;

/** The first colour that no hold has yet. */
export function createHoldValues(holds: readonly Pick<Hold, 'colour'>[]): HoldValues {
  const used = new Set(holds.map((hold) => hold.colour.toUpperCase()));
  const colour = COLOURS.find((known) => !used.has(known)) ?? COLOURS[holds.length % COLOURS.length] ?? COLOURS[0];
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
