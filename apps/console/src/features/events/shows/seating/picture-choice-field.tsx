import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { type FieldProps, useField } from '#forms/fields/use-field.tsx';
import { Note } from '#ui/note.tsx';

interface PictureChoice {
  value: string;
  label: string;
  help: string;
  picture: ReactNode;
}

interface PictureChoiceFieldProps extends FieldProps {
  options: readonly PictureChoice[];
}

/** A choice with small pictures of what buyers will see, built from native radio buttons. */
export function PictureChoiceField({ options, ...props }: PictureChoiceFieldProps) {
  const field = useField(props);
  const chosen = options.findIndex(({ value }) => value === field.value);
  return (
    <FieldFrame field={field} kind="group">
      <Box aria-labelledby={`${field.id}-label`} role="radiogroup" sx={CHOICES_LOOK}>
        {options.map(({ value, label, help, picture }, index) => (
          <Box component="label" key={value} sx={CHOICE_LOOK}>
            <input
              aria-describedby={`${field.id}-${value}`}
              aria-label={label}
              checked={value === field.value}
              disabled={field.disabled}
              name={field.id}
              onBlur={field.blur}
              onChange={() => field.change(value)}
              ref={index === Math.max(0, chosen) ? field.attach : undefined}
              type="radio"
              value={value}
            />
            {picture}
            <Box component="span" sx={{ fontWeight: 'fontWeightMedium' }}>
              {label}
            </Box>
            <Note component="span" id={`${field.id}-${value}`}>
              {help}
            </Note>
          </Box>
        ))}
      </Box>
    </FieldFrame>
  );
}

const CHOICES_LOOK = { display: 'grid', gap: 1, gridTemplateColumns: { xs: '1fr', sm: 'repeat(3, minmax(0, 1fr))' } };

const CHOICE_LOOK = {
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: 0.5,
  p: 1.5,
  border: 1,
  borderColor: 'line.strong',
  borderRadius: 1,
  cursor: 'pointer',
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', m: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:checked)': {
    borderColor: 'primary.main',
    bgcolor: 'primary.soft',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
  },
  '&:has(:disabled)': { cursor: 'default' },
  '&:has(:focus-visible)': { outline: '2px solid var(--mui-palette-primary-main)', outlineOffset: 2 },
};

const ROWS = [0, 1, 2];
const SEATS = [0, 1, 2, 3, 4, 5, 6, 7];

export const SeatMapPicture = () => <Seats isChosen={(row, seat) => row === 1 && (seat === 2 || seat === 5)} />;

export const BestSeatsPicture = () => <Seats isChosen={(row, seat) => row === 0 && seat > 1 && seat < 6} />;

export const BothWaysPicture = () => (
  <Seats isChosen={(row, seat) => (row === 0 && seat > 2 && seat < 6) || (row === 2 && seat === 1)} />
);

/** Three bent rows of seats; decorative, because the label says the same. */
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

/** Bends the row: its middle is further from the stage. */
const bend = (seat: number): number => 6 - ((seat - 3.5) * (seat - 3.5)) / 2.1;
