import { LOOK } from '../../brands/look.ts';
import type { GridColumn } from './grid-column.ts';

/** The sticky head with its line. */
export const HEAD_HEIGHT_PX = 33;

export const getTemplate = (columns: readonly GridColumn[]): string =>
  columns.map(({ widthPx, grow }) => (grow ? `minmax(${widthPx}px, ${grow}fr)` : `${widthPx}px`)).join(' ');

/** Head and rows have one width, whatever stands in them: else each row would share out its room by its own words. */
export const getMinWidthPx = (columns: readonly GridColumn[]): number =>
  columns.reduce((sum, { widthPx }) => sum + widthPx, 0);

export const GRID_LOOK = {
  height: '100%',
  overflow: 'auto',
  contain: 'strict',
  bgcolor: LOOK.surface,
  fontSize: 13,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  '&:focus-visible': { outline: 'none' },
  '& [role=row]': {
    display: 'grid',
    alignItems: 'center',
    borderBottom: `1px solid ${LOOK.line}`,
  },
  '& [role=gridcell], & [role=columnheader]': {
    px: 1,
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& [data-align=end]': { textAlign: 'right' },
  '& [role=columnheader]': { fontSize: 12, fontWeight: 530, color: LOOK.text3, lineHeight: '32px' },
  '& [role=gridcell]': { lineHeight: '35px', height: 35 },
  '& [role=row][data-index]:hover': { bgcolor: LOOK.hover },
  '& [role=row][data-index][aria-selected=true]': { bgcolor: LOOK.primarySoft },
  '&:focus-visible [data-active]': { boxShadow: `inset 0 0 0 2px ${LOOK.focus}`, borderRadius: '4px' },
};

export const GRID_HEAD_LOOK = { position: 'sticky', top: 0, zIndex: 1, bgcolor: LOOK.surface };
