/** Returns `Stalls F 12, 13` for `Stalls|F|12` and `Stalls|F|13`: seats of the same row share block and row. */
export function nameSeats(seatIds: readonly string[]): string {
  const rows = new Map<string, string[]>();
  for (const seatId of seatIds) {
    const parts = seatId.split('|');
    const row = parts.slice(0, -1).join(' ');
    rows.set(row, [...(rows.get(row) ?? []), parts.at(-1) ?? '']);
  }
  return [...rows].map(([row, seats]) => `${row} ${seats.join(', ')}`.trim()).join('; ');
}
