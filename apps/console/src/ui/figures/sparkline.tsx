import Box from '@mui/material/Box';

interface SparklineProps {
  values: readonly number[];
  label: string;
  isMuted?: boolean;
  width?: number;
}

const HEIGHT = 24;
const INSET = 2;

/** A line of the last values with a dot on the newest. `label` has the figures for screen readers. */
export function Sparkline({ values, label, isMuted = false, width = 96 }: SparklineProps) {
  const points = placePoints(values, width, HEIGHT);
  const zero = toScale(values, HEIGHT)(0);
  const last = points.at(-1);
  const colour = isMuted ? 'text.tertiary' : 'chart.main';
  return (
    <Box
      component="svg"
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={label}
      sx={{ display: 'block', fill: 'none', color: colour }}
    >
      <Box component="path" d={`M${INSET} ${zero}H${width - INSET}`} sx={{ stroke: 'var(--mui-palette-divider)' }} />
      <path
        d={points.map(([x, y], at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      {last && <circle cx={last[0]} cy={last[1]} r={2.2} fill="currentColor" />}
    </Box>
  );
}

/**
 * Scales values from zero, or the lowest below it, to the highest, over the full width; a single value is at the right
 * end.
 */
export function placePoints(values: readonly number[], width: number, height: number): [number, number][] {
  const step = values.length > 1 ? (width - 2 * INSET) / (values.length - 1) : 0;
  const left = values.length > 1 ? INSET : width - INSET;
  const place = toScale(values, height);
  return values.map((value, at) => [left + at * step, place(value)]);
}

/** Returns the y coordinate of a value. */
function toScale(values: readonly number[], height: number): (value: number) => number {
  const lowest = Math.min(0, ...values);
  const highest = Math.max(lowest < 0 ? 0 : 1, ...values);
  const [top, bottom] = [4, height - 2.5];
  return (value) => bottom - ((value - lowest) / (highest - lowest)) * (bottom - top);
}
