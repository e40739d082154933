import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '#ui/icons.tsx';
import { getPageRange, getRangeKey, hasNextPage, type RowCount } from './page-range.ts';
import { PAGE_SIZES } from './page-size.ts';

export interface TablePaginationProps {
  page: number;
  pageSize: number;
  shownCount: number;
  total: RowCount;
  onPage: (page: number) => void;
  onPageSize: (pageSize: number) => void;
}

export function TablePagination({ page, pageSize, shownCount, total, onPage, onPageSize }: TablePaginationProps) {
  const { t, i18n } = useTranslation('kit');
  const labelId = useId();
  const write = (value: number) => formatNumber(value, i18n.language);
  const { from, to } = getPageRange(page, pageSize, shownCount);
  /** A page without rows in a list that has some is still loading. */
  const isKnown = shownCount > 0 || total.count === 0;
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 48,
        fontSize: 13,
        color: LOOK.text2,
        fontVariantNumeric: 'tabular-nums',
        containerType: 'inline-size',
      }}
    >
      <Box component="span" id={labelId} sx={WORDS_LOOK}>
        {t('tables.rowsPerPage')}
      </Box>
      <Box sx={SIZE_LOOK}>
        <select aria-labelledby={labelId} onChange={(event) => onPageSize(Number(event.target.value))} value={pageSize}>
          {[...new Set([...PAGE_SIZES, pageSize])]
            .toSorted((a, b) => a - b)
            .map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
        </select>
        <ChevronDownIcon />
      </Box>
      <Box sx={{ flex: 1 }} />
      <span aria-live="polite">
        {isKnown && t(getRangeKey(total.kind), { from: write(from), to: write(to), total: write(total.count) })}
      </span>
      <IconButton
        aria-label={t('tables.previousPage')}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
        size="small"
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        aria-label={t('tables.nextPage')}
        disabled={!hasNextPage(page, pageSize, shownCount, total)}
        onClick={() => onPage(page + 1)}
        size="small"
      >
        <ChevronRightIcon />
      </IconButton>
    </Box>
  );
}

/** In a narrow card only the number is in sight, so that all stands in one line. */
const WORDS_LOOK = { display: { xs: 'none', sm: 'inline' }, '@container (max-width: 400px)': { display: 'none' } };

const SIZE_LOOK = {
  display: { xs: 'none', sm: 'inline-flex' },
  position: 'relative',
  alignItems: 'center',
  '& select': {
    height: 28,
    pl: 1,
    pr: '28px',
    font: 'inherit',
    fontWeight: 'fontWeightMedium',
    color: LOOK.text,
    bgcolor: 'transparent',
    border: 0,
    borderRadius: 1,
    appearance: 'none',
    cursor: 'pointer',
  },
  '& option': { color: LOOK.text, bgcolor: LOOK.surface },
  '& svg': { position: 'absolute', right: 4, pointerEvents: 'none' },
} as const;
