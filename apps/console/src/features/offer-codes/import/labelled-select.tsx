import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';

interface LabelledSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  isDisabled: boolean;
  onChange: (value: string) => void;
}

/** A choice outside of a form: it takes effect at once. */
export function LabelledSelect({ label, value, options, isDisabled, onChange }: LabelledSelectProps) {
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 0.5, minWidth: 0 }}>
      <Box component="span" id={`${id}-label`} sx={{ fontSize: 12, fontWeight: 530, color: 'text.secondary' }}>
        {label}
      </Box>
      <Select
        disabled={isDisabled}
        displayEmpty
        onChange={(event) => onChange(event.target.value)}
        SelectDisplayProps={{ id, 'aria-labelledby': `${id}-label ${id}` }}
        size="small"
        value={value}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}
