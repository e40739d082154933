import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '../../dates/look.ts';
import { ChevronDownIcon, ChevronLeftIcon, ChevronRightIcon } from '../../ui/icons.tsx';
import { getPageRange, getRangeKey, hasNextPage, type RowCount } from './page-range.ts';
import { PAGE_SIZES, type PageSize } from './page-size.ts';

export interface TablePaginationProps {
  page: number;
  pageSize: PageSize;
  /** How many rows stand on the page. */
  shownCount: number;
  total: RowCount;
  onPage: (page: number) => void;
  onPageSize: (pageSize: PageSize) => void;
}

export function TablePagination({ page, pageSize, shownCount, total, onPage, onPageSize }: TablePaginationProps) {
  const { t, i18n } = useTranslation('kit');
  const labelId = useId();
  const write = (value: number) => value.toLocaleString(i18n.language);
  const { from, to } = getPageRange(page, pageSize, shownCount);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 48,
        fontSize: 13,
        color: LOOK.text2,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      <Box component="span" id={labelId} sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {t('tables.rowsPerPage')}
      </Box>
      <Select
        IconComponent={DownIcon}
        onChange={(event) => onPageSize(event.target.value as PageSize)}
        SelectDisplayProps={{ 'aria-labelledby': labelId }}
        size="small"
        sx={SIZE_LOOK}
        value={pageSize}
        variant="standard"
        disableUnderline
      >
        {PAGE_SIZES.map((size) => (
          <MenuItem key={size} value={size}>
            {size}
          </MenuItem>
        ))}
      </Select>
      <Box sx={{ flex: 1 }} />
      <span aria-live="polite">
        {t(getRangeKey(total.kind), { from: write(from), to: write(to), total: write(total.count) })}
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

function DownIcon({ className }: { className?: string }) {
  return (
    <span className={className} style={{ display: 'inline-flex', right: 4, top: 'calc(50% - 8px)' }}>
      <ChevronDownIcon />
    </span>
  );
}

const SIZE_LOOK = {
  display: { xs: 'none', sm: 'inline-flex' },
  height: '28px !important',
  fontSize: 13,
  fontWeight: 530,
  color: LOOK.text,
  '& .MuiSelect-select': { py: 0, pl: 1, pr: '28px !important', lineHeight: '28px' },
};
