import type { Geometry, GeometryRow } from '@parterre/seating-plan/geometry';

/** Labels of the first and the last seat of a row, as the document orders them; '' for an empty row. */
export function describeRow(
  { label, labels }: Pick<Geometry, 'label' | 'labels'>,
  { firstSeat, seatCount }: Pick<GeometryRow, 'firstSeat' | 'seatCount'>,
): { first: string; last: string } {
  const labelOf = (seat: number) => labels[label[seat] ?? -1] ?? '';
  return seatCount === 0
    ? { first: '', last: '' }
    : { first: labelOf(firstSeat), last: labelOf(firstSeat + seatCount - 1) };
}
