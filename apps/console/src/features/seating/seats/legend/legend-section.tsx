import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { LOOK } from '#brands/look.ts';
import { LOW } from './select-button.tsx';

interface LegendSectionProps {
  title: string;
  aside?: ReactNode;
  head?: ReactNode;
  /** True for a radio group whose rows can be armed; false for a read-only list. */
  isArmable: boolean;
  children: ReactNode;
}

/** A radio group is a single tab stop, however many price types a show has. */
export function LegendSection({ title, aside, head, isArmable, children }: LegendSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Box sx={{ display: 'flex', alignItems: 'center', p: '12px 14px 6px' }}>
        <Typography id={titleId} variant="h2">
          {title}
        </Typography>
        <Box sx={{ flex: 1 }} />
        {aside}
      </Box>
      {head}
      <Box
        role={isArmable ? 'radiogroup' : 'group'}
        aria-labelledby={titleId}
        onKeyDown={isArmable ? walkRows : undefined}
      >
        {children}
      </Box>
    </section>
  );
}

interface LegendRowProps {
  /** Widths of mark, name, seats and note: flags need more room than swatches. */
  columns: string;
  mark: ReactNode;
  name: string;
  seats: string;
  note: ReactNode;
  /** Read by screen readers after the name. */
  description: string;
  /** Undefined for rows that only explain the map, such as seat states. */
  arm?: { isArmed: boolean; isFocusable: boolean; onArm: () => void };
}

export function LegendRow({ columns, mark, name, seats, note, description, arm }: LegendRowProps) {
  const cells = (
    <>
      {mark}
      <Box component="span" title={name} sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}>
        {arm?.isArmed ? <b>{name}</b> : name}
      </Box>
      <Box component="span" sx={{ textAlign: 'right' }}>
        {seats}
      </Box>
      <Box component="span" sx={{ textAlign: 'right' }}>
        {note}
      </Box>
    </>
  );
  const look = { ...ROW_LOOK, gridTemplateColumns: columns };
  if (!arm) {
    return (
      <Box data-legend-row sx={look}>
        {cells}
      </Box>
    );
  }
  return (
    <Box
      data-legend-row
      role="radio"
      aria-checked={arm.isArmed}
      aria-label={`${name}, ${description}`}
      tabIndex={arm.isFocusable ? 0 : -1}
      onClick={arm.onArm}
      onKeyDown={(event) => {
        if (event.key !== ' ' && event.key !== 'Enter') return;
        event.preventDefault();
        arm.onArm();
      }}
      sx={{ ...look, ...ARMABLE_LOOK }}
    >
      {cells}
    </Box>
  );
}

/** Arrow keys only move the focus: arming needs space or Enter, because it assigns to the selection. */
function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1, Home: Number.NEGATIVE_INFINITY, End: Number.POSITIVE_INFINITY }[event.key];
  if (step === undefined) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=radio]')];
  const at = rows.findIndex((row) => row.matches(':focus'));
  rows[Math.max(0, Math.min(rows.length - 1, at + step))]?.focus();
  event.preventDefault();
}

const ROW_LOOK = {
  display: 'grid',
  alignItems: 'center',
  height: 34,
  [LOW]: { height: 28 },
  columnGap: 0.5,
  p: '0 14px 0 10px',
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
};

const ARMABLE_LOOK = {
  cursor: 'pointer',
  '&:hover': { bgcolor: LOOK.hover },
  '&[aria-checked=true]': { bgcolor: LOOK.primarySoft, boxShadow: `inset 2px 0 0 ${LOOK.primary}` },
  '&:focus-visible': { outlineOffset: -2 },
};
