import Box from '@mui/material/Box';

const ROWS = [0, 1, 2];
const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];

/** A part of a plan with two seats taken by hand. */
export const SeatMapPicture = () => <Seats isChosen={(row, seat) => row === 1 && (seat === 2 || seat === 5)} />;

/** Four seats beside each other that were found for the buyer. */
export const BestSeatsPicture = () => <Seats isChosen={(row, seat) => row === 0 && seat > 1 && seat < 6} />;

/** Seats that were found, and one taken by hand. */
export const BothWaysPicture = () => (
  <Seats isChosen={(row, seat) => (row === 0 && seat > 2 && seat < 6) || (row === 2 && seat === 1)} />
);

/** Three bent rows of seats; decoration, the words beside it say the same. */
function Seats({ isChosen }: { isChosen: (row: number, seat: number) => boolean }) {
  return (
    <Box aria-hidden component="svg" sx={{ display: 'block', width: 120, height: 48 }} viewBox="0 0 120 48">
      {ROWS.flatMap((row) =>
        SEATS.map((seat) => (
          <Box
            component="rect"
            height={9}
            key={`${row} ${seat}`}
            rx={2.5}
            sx={{ fill: isChosen(row, seat) ? 'var(--mui-palette-primary-main)' : 'var(--mui-palette-line-strong)' }}
            width={9}
            x={5 + seat * 14.4}
            y={4 + row * 14 + bend(seat)}
          />
        )),
      )}
    </Box>
  );
}

/** The middle of a row lies further from the stage. */
const bend = (seat: number): number => 6 - ((seat - 3.5) * (seat - 3.5)) / 2.1;
