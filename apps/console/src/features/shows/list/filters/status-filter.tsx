import Checkbox from '@mui/material/Checkbox';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChip } from '../../../../ui/filter-chip.tsx';
import { StatusChip, toChipStatus } from '../../../../ui/status-chip.tsx';
import { SHOW_STATUSES } from '../show-list-query.ts';

interface StatusFilterProps {
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** Any of the stored statuses; one is named, several are counted. */
export function StatusFilter({ values, onChange }: StatusFilterProps) {
  const { t } = useTranslation('shows');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (status: string) =>
    onChange(values.includes(status) ? values.filter((other) => other !== status) : [...values, status]);
  const [first] = values;
  const shown =
    values.length > 1
      ? t('filters.someOf', { count: values.length, total: SHOW_STATUSES.length })
      : toChipStatus(first ?? '');
  return (
    <>
      <FilterChip
        label={t('filters.status')}
        onOpen={(event) => setAnchor(event.currentTarget)}
        onRemove={() => onChange([])}
        removeLabel={t('filters.remove', { filter: t('filters.status') })}
        value={first === undefined ? undefined : shown}
      />
      {anchor && (
        <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open>
          {SHOW_STATUSES.map((status) => (
            <MenuItem
              aria-checked={values.includes(status)}
              key={status}
              onClick={() => toggle(status)}
              role="menuitemcheckbox"
            >
              <Checkbox checked={values.includes(status)} sx={{ ml: -0.75, pointerEvents: 'none' }} tabIndex={-1} />
              <StatusChip status={status} />
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
