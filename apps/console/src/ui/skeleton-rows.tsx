import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

interface SkeletonRowsProps {
  count: number;
  /** 36 for plain rows, 56 for two lines, 58 for the board. */
  rowHeight?: number;
  label: string;
}

const WIDTHS = ['38%', '52%', '44%', '60%', '33%'];

/** Placeholder rows with the height of the real ones, so that nothing jumps. */
export function SkeletonRows({ count, rowHeight = 36, label }: SkeletonRowsProps) {
  return (
    <Box role="status" aria-label={label}>
      {rowNumbers(count).map((row) => (
        <Box
          key={row}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 2,
            height: rowHeight,
            borderBottom: 1,
            borderColor: 'divider',
          }}
        >
          <Skeleton variant="rounded" width={16} height={16} />
          <Skeleton variant="rounded" height={12} sx={{ flex: 'none' }} width={WIDTHS[row % WIDTHS.length] ?? '40%'} />
          <Box sx={{ flex: 1 }} />
          <Skeleton variant="rounded" height={12} width={72} />
        </Box>
      ))}
    </Box>
  );
}

function rowNumbers(count: number): number[] {
  return Array.from({ length: count }, (_, row) => row);
}
