import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { ChevronDownIcon } from '#ui/icons.tsx';

interface LabelledSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string; isDisabled?: boolean }[];
  isDisabled: boolean;
  onChange: (value: string) => void;
}

/** A choice outside of a form: it takes effect at once. */
export function LabelledSelect({ label, value, options, isDisabled, onChange }: LabelledSelectProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 0.5, minWidth: 0 }}>
      <Box component="span" id={`${id}-label`} sx={LABEL_LOOK}>
        {label}
      </Box>
      <Select
        disabled={isDisabled}
        displayEmpty
        IconComponent={ChevronDownIcon}
        inputProps={{ id: `${id}-value` }}
        onChange={(event) => onChange(event.target.value)}
        SelectDisplayProps={{ id, 'aria-labelledby': `${id}-label ${id}` }}
        size="small"
        sx={value === '' ? { color: 'text.secondary' } : {}}
        value={value}
      >
        {options.map((option) => (
          <MenuItem disabled={option.isDisabled} key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}

const LABEL_LOOK = { typography: 'smallLabel', color: 'text.secondary' };
