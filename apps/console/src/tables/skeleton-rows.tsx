import Skeleton from '@mui/material/Skeleton';
import { SKELETON_IDS } from './table-status.ts';

/** Widths that look like words, the same on every render. */
const WIDTHS = ['70%', '55%', '80%', '62%', '48%'];

/** Grey bars in the places of the rows to come. */
export function SkeletonRows({ columnIds }: { columnIds: readonly string[] }) {
  return SKELETON_IDS.map((rowId, row) => (
    <tr key={rowId}>
      {columnIds.map((columnId, column) => (
        <td key={columnId}>
          <Skeleton height={12} variant="rounded" width={WIDTHS[(row + column) % WIDTHS.length]} />
        </td>
      ))}
    </tr>
  ));
}
