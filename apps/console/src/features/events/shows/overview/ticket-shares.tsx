import Box from '@mui/material/Box';
import type { Price } from '@parterre/contract/prices';

interface ShareBarProps {
  value: number;
  max: number;
  colour: string;
  label: string;
}

export function ShareBar({ value, max, colour, label }: ShareBarProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <Box aria-label={label} aria-valuemax={max} aria-valuemin={0} aria-valuenow={value} role="meter" sx={TRACK_LOOK}>
      <Box style={{ width: `${share * 100}%`, backgroundColor: colour }} sx={BAR_LOOK} />
    </Box>
  );
}

const TRACK_LOOK = {
  width: 88,
  height: 4,
  ml: 0.5,
  borderRadius: '2px',
  bgcolor: 'chart.bar',
  overflow: 'hidden',
  forcedColorAdjust: 'none',
};

/** Colours of price types are chosen for a white background; on a dark one they are brightened. */
const BAR_LOOK = { height: '100%', '[data-theme="dark"] &': { filter: 'brightness(1.45)' } };

interface TicketTotals {
  /** Excludes comps. */
  sold: number;
  comps: number;
  held: number;
  blocked: number;
  allocation: number;
  /** Null if the user may not see it. */
  grossMinor: number | null;
}

/** Adds up all price types of a show, which share its currency. */
export function addUpTickets(prices: readonly Pick<Price, 'kind' | 'stock'>[]): TicketTotals {
  const totals: TicketTotals = { sold: 0, comps: 0, held: 0, blocked: 0, allocation: 0, grossMinor: 0 };
  for (const { kind, stock } of prices) {
    totals[kind === 'comp' ? 'comps' : 'sold'] += stock.sold;
    totals.held += stock.held;
    totals.blocked += stock.blocked;
    totals.allocation += stock.allocation;
    totals.grossMinor =
      totals.grossMinor === null || stock.grossMinor === null ? null : totals.grossMinor + stock.grossMinor;
  }
  return totals;
}
