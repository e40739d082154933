import Box from '@mui/material/Box';

export interface Bar {
  label: string;
  value: number;
  /** The value with its unit in the reader's language, shown above the bar. */
  text: string;
}

/** Named values with bars, as long as their share of the longest. A screen reader reads a list of names and values. */
export function BarList({ bars, label }: { bars: readonly Bar[]; label: string }) {
  const highest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Box aria-label={label} component="ul" sx={LIST_LOOK}>
      {bars.map(({ label: name, value, text }) => (
        <li key={name}>
          <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              {name}
            </Box>
            <span>{text}</span>
          </Box>
          <Box aria-hidden component="svg" height={6} preserveAspectRatio="none" sx={BAR_LOOK} viewBox="0 0 100 6">
            <rect height={6} rx={1} width={100} />
            <rect data-value="" height={6} rx={1} width={(100 * Math.max(0, value)) / highest} />
          </Box>
        </li>
      ))}
    </Box>
  );
}

const LIST_LOOK = {
  display: 'grid',
  gap: 1.25,
  listStyle: 'none',
  m: 0,
  p: 0.5,
  typography: 'body2',
  fontVariantNumeric: 'tabular-nums',
};

const BAR_LOOK = {
  display: 'block',
  width: '100%',
  mt: 0.5,
  printColorAdjust: 'exact',
  '& rect': { fill: 'var(--mui-palette-chart-bar)' },
  '& rect[data-value]': { fill: 'var(--mui-palette-chart-main)' },
};
