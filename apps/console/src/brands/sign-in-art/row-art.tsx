const ROWS = 15;
const SEATS = 24;
const ROW_HEIGHT = 54;
const SEAT = 'v14a4 4 0 0 0 4 4h12a4 4 0 0 0 4-4v-14';
/** The taken seat of each row: a diagonal from front to back. */
const TAKEN = [0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22];

/** Rows of seats on their risers. */
export function RowArt() {
  return Array.from({ length: ROWS }, (_, row) => {
    const top = 70 + row * ROW_HEIGHT;
    const left = 40 + (row % 2) * 18;
    return (
      <g key={top}>
        <path d={`M0 ${top + 24}H920`} className="faint" />
        {Array.from({ length: SEATS }, (_seat, place) => {
          const x = left + place * 36;
          return <path key={x} d={`M${x} ${top}${SEAT}`} className={TAKEN[row] === place ? 'accent' : undefined} />;
        })}
      </g>
    );
  });
}
