import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterChip } from '#ui/filter-chip.tsx';

interface ChoiceFilterProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
}

export function ChoiceFilter({ label, options, value, onChoose }: ChoiceFilterProps) {
  const { t } = useTranslation('programme');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const handleClose = () => setAnchor(null);
  return (
    <>
      <FilterChip
        label={label}
        onOpen={(event) => setAnchor(event.currentTarget)}
        onRemove={() => onChoose(undefined)}
        removeLabel={t('filters.remove', { filter: label })}
        value={options.find((option) => option.value === value)?.label ?? value}
      />
      {anchor && (
        <Menu anchorEl={anchor} onClick={handleClose} onClose={handleClose} open>
          {options.map((option) => (
            <MenuItem key={option.value} onClick={() => onChoose(option.value)} selected={option.value === value}>
              {option.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

interface FilterPopoverProps {
  label: string;
  value: string | undefined;
  onRemove: () => void;
  children: (close: () => void) => ReactNode;
}

/** A filter that needs more space than a menu; the chip keeps its position in the bar. */
export function FilterPopover({ label, value, onRemove, children }: FilterPopoverProps) {
  const { t } = useTranslation('programme');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const handleClose = () => setAnchor(null);
  return (
    <>
      <FilterChip
        label={label}
        onOpen={(event) => setAnchor(event.currentTarget)}
        onRemove={onRemove}
        removeLabel={t('filters.remove', { filter: label })}
        value={value}
      />
      <Popover
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={handleClose}
        open={anchor !== null}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { mt: 0.5, p: 1.5, width: 320 } } }}
      >
        {children(handleClose)}
      </Popover>
    </>
  );
}
