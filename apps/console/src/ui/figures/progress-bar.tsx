import Box from '@mui/material/Box';

interface ProgressBarProps {
  value: number;
  max: number;
  /** Tells screen readers what the bar counts. */
  label: string;
  /** `stopped` greys the bar, because its value is final. */
  state?: 'running' | 'stopped';
}

/** 4 px high; a full bar is green, and the figure beside it says so too. */
export function ProgressBar({ value, max, label, state = 'running' }: ProgressBarProps) {
  const share = max > 0 ? Math.min(1, value / max) : 0;
  return (
    <Box
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={value}
      sx={{ height: 4, borderRadius: '2px', bgcolor: 'chart.bar', overflow: 'hidden', forcedColorAdjust: 'none' }}
    >
      <Box sx={{ height: '100%', bgcolor: barColour(share, state) }} style={{ width: `${share * 100}%` }} />
    </Box>
  );
}

function barColour(share: number, state: ProgressBarProps['state']): string {
  if (state === 'stopped') return 'text.tertiary';
  return share >= 1 ? 'success.main' : 'chart.main';
}
