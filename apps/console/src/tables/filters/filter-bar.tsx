import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableUrlModel } from '../url/use-table-url-state.ts';

interface FilterBarProps {
  /** Says to screen readers what is searched. */
  label: string;
  /** Clears all filters; set only while there are any. */
  onClear?: (() => void) | false;
  /** Shown at the end of the line: column and export tools, or actions on the rows. */
  tools?: ReactNode;
  children: ReactNode;
}

/** The search and filters of a list, in a line that wraps. */
export function FilterBar({ label, onClear, tools, children }: FilterBarProps) {
  return (
    <Box
      aria-label={label}
      role="search"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}
    >
      {children}
      {onClear && <ClearFilters onClear={onClear} size="small" variant="text" />}
      {tools && <Box sx={{ ml: 'auto' }}>{tools}</Box>}
    </Box>
  );
}

interface ClearFiltersProps extends Pick<ButtonProps, 'size' | 'variant'> {
  onClear: TableUrlModel['clearFilters'];
}

/** Also shown in lists that are empty because of their filters. */
export function ClearFilters({ onClear, ...look }: ClearFiltersProps) {
  const { t } = useTranslation('kit');
  return (
    <Button variant="outlined" {...look} onClick={onClear}>
      {t('tables.clearFilters')}
    </Button>
  );
}
