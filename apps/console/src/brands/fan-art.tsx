const FOCUS = { x: 440, y: 20 };
const ROWS = 21;
const WIDEST_DEGREES = 45.6;
/** The taken seats as row/seat, counted from the aisle, negative on the left. */
const TAKEN = new Set(
  '2/-5 5/-7 6/8 8/-9 9/7 11/-11 12/5 13/-2 13/15 14/-13 15/4 16/-4 16/14 17/-15 18/3 19/-6 19/13'.split(' '),
);

export function FanArt() {
  return (
    <>
      <path d="M330 104Q440 132 550 104" />
      {listSeats().map(({ key, transform, isTaken }) => (
        <rect
          key={key}
          x={-9}
          y={-9}
          width={18}
          height={18}
          rx={5}
          transform={transform}
          className={isTaken ? 'accent filled' : undefined}
        />
      ))}
    </>
  );
}

interface ArtSeat {
  key: string;
  transform: string;
  isTaken: boolean;
}

function listSeats(): ArtSeat[] {
  return Array.from({ length: ROWS }, (_, row) => listRow(row)).flat();
}

function listRow(row: number): ArtSeat[] {
  const radius = 170 + row * 44;
  const seats: ArtSeat[] = [];
  for (let place = 1; ; place++) {
    const angle = (37 + (place - 1) * 34) / radius;
    if ((angle * 180) / Math.PI > WIDEST_DEGREES) return seats;
    for (const side of [-1, 1]) seats.push(placeSeat(row, place * side, radius, angle * side));
  }
}

function placeSeat(row: number, place: number, radius: number, angle: number): ArtSeat {
  const x = (FOCUS.x + Math.sin(angle) * radius).toFixed(1);
  const y = (FOCUS.y + Math.cos(angle) * radius).toFixed(1);
  const turn = ((-angle * 180) / Math.PI).toFixed(1);
  const key = `${row}/${place}`;
  return { key, transform: `translate(${x} ${y}) rotate(${turn})`, isTaken: TAKEN.has(key) };
}
