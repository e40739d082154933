import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableUrlModel } from '../url/use-table-url-state.ts';

interface FilterBarProps {
  /** For screen readers: what is searched here. */
  label: string;
  /** Given while something is filtered: takes all filters away. */
  onClear?: (() => void) | false;
  /** At the end of the line: columns and export of the table below, or what is done to its rows. */
  tools?: ReactNode;
  children: ReactNode;
}

/** What narrows the list below, in one line that wraps. */
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

/** Also where a list is empty because of its filters. */
export function ClearFilters({ onClear, ...look }: ClearFiltersProps) {
  const { t } = useTranslation('kit');
  return (
    <Button variant="outlined" {...look} onClick={onClear}>
      {t('tables.clearFilters')}
    </Button>
  );
}
