import Box from '@mui/material/Box';

interface ProgressBarProps {
  value: number;
  max: number;
  /** Said by a screen reader: what the bar counts. */
  label: string;
  /** `stopped` greys the bar: nothing is added any more. */
  state?: 'running' | 'stopped';
}

/** 4 px high; full turns green, which the figure beside it says too. */
export function ProgressBar({ value, max, label, state = 'running' }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <Box
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      sx={{ height: 4, borderRadius: '2px', bgcolor: 'chart.bar', overflow: 'hidden' }}
    >
      <Box sx={{ height: '100%', bgcolor: barColour(share, state) }} style={{ width: `${share * 100}%` }} />
    </Box>
  );
}

function barColour(share: number, state: ProgressBarProps['state']): string {
  if (state === 'stopped') return 'text.tertiary';
  return share >= 1 ? 'success.main' : 'chart.main';
}
