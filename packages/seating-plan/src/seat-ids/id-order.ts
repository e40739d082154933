/** The orders of an id's parts; two parts of the block are joined to its label. */
export const ID_ORDERS = [
  'row-seat',
  'seat-row',
  'block-row-seat',
  'block-seat-row',
  'row-block-seat',
  'row-seat-block',
  'seat-block-row',
  'seat-row-block',
  'block-block-row-seat',
  'block-block-seat-row',
  'block-row-block-seat',
  'block-row-seat-block',
  'block-seat-block-row',
  'block-seat-row-block',
  'row-block-block-seat',
  'row-block-seat-block',
  'row-seat-block-block',
  'seat-block-block-row',
  'seat-block-row-block',
  'seat-row-block-block',
] as const;

export type IdOrder = (typeof ID_ORDERS)[number];
export type IdPart = 'block' | 'row' | 'seat';

export const listIdParts = (order: IdOrder): IdPart[] =>
  order.split('-').map((part) => (part === 'row' || part === 'seat' ? part : 'block'));
