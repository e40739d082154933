import { LOOK } from '../brands/look.ts';
import { ROW_HEIGHTS_PX, type TableDensity } from './table-status.ts';

/** Where a sticky head stops: the frame around may name the height of its own bar. */
const STICKY_TOP = 'var(--app-sticky-top, 0px)';

export function getTableLook(density: TableDensity, isWaiting: boolean) {
  const edgePx = density === 'board' ? 12 : 16;
  const bleedPx = density === 'board' ? 12 : 0;
  return {
    width: `calc(100% + ${2 * bleedPx}px)`,
    mx: `${-bleedPx}px`,
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
    fontSize: 13,
    lineHeight: density === 'plain' ? '20px' : '18px',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': {
      px: 1,
      borderBottom: `1px solid ${LOOK.line}`,
      textAlign: 'left',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& th:first-of-type, & td:first-of-type': { pl: `${edgePx}px` },
    '& th:last-of-type, & td:last-of-type': { pr: `${edgePx}px` },
    '& [data-align=end]': { textAlign: 'right' },
    '& thead th': {
      position: 'sticky',
      top: STICKY_TOP,
      zIndex: 2,
      height: density === 'board' ? 36 : 32,
      bgcolor: density === 'board' ? LOOK.canvas : LOOK.surface,
      fontSize: 12,
      lineHeight: '16px',
      fontWeight: 530,
      color: LOOK.text3,
    },
    '& tbody td': {
      height: ROW_HEIGHTS_PX[density],
      py: 0,
      transition: 'opacity 100ms 100ms',
      opacity: isWaiting ? 0.6 : 1,
    },
    '& tbody tr[data-opens]': { cursor: 'pointer' },
    '& tbody tr:hover td': { bgcolor: LOOK.hover },
    '& tbody tr[data-selected] td': { bgcolor: LOOK.primarySoft },
    '& tbody tr:focus-visible': { outline: `2px solid ${LOOK.focus}`, outlineOffset: -2 },
  };
}
