import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableUrlModel } from '../url/use-table-url-state.ts';

type Filters = Pick<TableUrlModel, 'isFiltered' | 'clearFilters'>;

interface FilterBarProps {
  /** Says to screen readers what is searched. */
  label: string;
  /** Shows a button that clears the filters, while there are any. */
  url?: Filters;
  /** A search and an order at the end of the line; on a phone they fill what a line has left. */
  search?: ReactNode;
  /** Shown after them: column and export tools, or actions on the rows. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The search and filters of a list, in a line that wraps. */
export function FilterBar({ label, url, search, tools, children }: FilterBarProps) {
  return (
    <Box
      aria-label={label}
      role="search"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}
    >
      {children}
      {url?.isFiltered && <ClearFilters url={url} size="small" variant="text" />}
      {search && (
        <Box sx={{ display: 'flex', flex: { xs: '1 1 200px', sm: 'none' }, gap: 1, minWidth: 0, ml: 'auto' }}>
          {search}
        </Box>
      )}
      {tools && <Box sx={{ ml: { xs: 'auto', sm: search ? 0 : 'auto' } }}>{tools}</Box>}
    </Box>
  );
}

interface ClearFiltersProps extends Pick<ButtonProps, 'size' | 'variant'> {
  url: Pick<Filters, 'clearFilters'>;
}

/** Also shown in lists that are empty because of their filters. */
export function ClearFilters({ url, ...look }: ClearFiltersProps) {
  const { t } = useTranslation('kit');
  return (
    <Button variant="outlined" {...look} onClick={url.clearFilters}>
      {t('tables.clearFilters')}
    </Button>
  );
}
