import Box from '@mui/material/Box';
import Fade from '@mui/material/Fade';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Popover from '@mui/material/Popover';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkboxIcons } from '#brands/components/fields.tsx';
import { LOOK } from '#brands/look.ts';
import { FilterChip } from './filter-chip.tsx';

interface FilterOption<Value extends string> {
  value: Value;
  label: string;
}

interface ChoiceFilterProps<Value extends string> {
  label: string;
  options: readonly FilterOption<Value>[];
  value: string | undefined;
  onChoose: (value: Value | undefined) => void;
}

/** A filter with one value. */
export function ChoiceFilter<Value extends string>({ label, options, value, onChoose }: ChoiceFilterProps<Value>) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const handleClose = () => setAnchor(null);
  return (
    <>
      <FilterChip
        label={label}
        onOpen={(event) => setAnchor(event.currentTarget)}
        onRemove={() => onChoose(undefined)}
        value={options.find((option) => option.value === value)?.label ?? value}
      />
      {anchor && (
        <Menu anchorEl={anchor} onClick={handleClose} onClose={handleClose} open>
          {options.map((option) => (
            <MenuItem
              aria-checked={option.value === value}
              key={option.value}
              onClick={() => onChoose(option.value)}
              role="menuitemradio"
              selected={option.value === value}
            >
              {option.label}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}

interface ChoicesFilterProps<Value extends string> {
  label: string;
  /** `look` is shown in the menu instead of the label. */
  options: readonly (FilterOption<Value> & { look?: ReactNode })[];
  values: readonly string[];
  onChange: (values: string[]) => void;
}

/** A filter with several values; choosing none means all. The menu stays open. */
export function ChoicesFilter<Value extends string>({ label, options, values, onChange }: ChoicesFilterProps<Value>) {
  const { t } = useTranslation('kit');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const handleToggle = (value: Value) =>
    onChange(values.includes(value) ? values.filter((other) => other !== value) : [...values, value]);
  const chosen = options.filter(({ value }) => values.includes(value));
  return (
    <>
      <FilterChip
        label={label}
        onOpen={(event) => setAnchor(event.currentTarget)}
        onRemove={() => onChange([])}
        value={
          chosen.length > 1 ? t('tables.someOf', { count: chosen.length, total: options.length }) : chosen[0]?.label
        }
      />
      {anchor && (
        <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open>
          {options.map(({ value, label: name, look = name }) => (
            <MenuItem
              aria-checked={values.includes(value)}
              key={value}
              onClick={() => handleToggle(value)}
              role="menuitemcheckbox"
            >
              <Box aria-hidden component="span" sx={{ mr: 0.75, color: LOOK.controlLine }}>
                {values.includes(value) ? checkboxIcons.checkedIcon : checkboxIcons.icon}
              </Box>
              {look}
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
  removeLabel?: string;
  icon?: ReactNode;
  /** The content has its own size and margins. */
  isBare?: boolean;
  children: (close: () => void) => ReactNode;
}

/** A filter that needs more space than a menu; the chip keeps its position in the bar. */
export function FilterPopover({ isBare = false, children, ...chip }: FilterPopoverProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const handleClose = () => setAnchor(null);
  return (
    <>
      <FilterChip {...chip} onOpen={(event) => setAnchor(event.currentTarget)} />
      {anchor && (
        // Opens when its content has loaded, because it is placed by its size.
        <Suspense fallback={null}>
          <Popover
            anchorEl={anchor}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
            onClose={handleClose}
            open
            // While it grew, the list of a field that opens at once would be placed by its smaller size.
            slots={{ transition: Fade }}
            slotProps={{
              paper: {
                role: 'dialog',
                'aria-label': chip.label,
                sx: { mt: 0.5, ...(!isBare && { p: 1.5, width: 320 }) },
              },
            }}
          >
            {children(handleClose)}
          </Popover>
        </Suspense>
      )}
    </>
  );
}

interface FixedFilterProps {
  label: string;
  /** Undefined if the filter does not apply. */
  value: string | undefined;
  onRemove: () => void;
  removeLabel?: string;
}

/** A filter that only a link sets; it can be removed. */
export function FixedFilter(props: FixedFilterProps) {
  return props.value !== undefined && <FilterChip {...props} />;
}
