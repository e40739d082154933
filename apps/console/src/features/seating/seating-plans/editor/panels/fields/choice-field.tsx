import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { LABEL_LOOK } from './panel-section.tsx';

interface ChoiceFieldProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

export function ChoiceField({ label, value, options, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div>
      <Box component="span" id={`${id}-label`} sx={LABEL_LOOK}>
        {label}
      </Box>
      <Select
        fullWidth
        IconComponent={ChevronDownIcon}
        inputProps={{ id: `${id}-value` }}
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
    </div>
  );
}

interface TickProps {
  label: string;
  isTicked: boolean;
  isMixed?: boolean;
  onTick: (isTicked: boolean) => void;
}

export function Tick({ label, isTicked, isMixed = false, onTick }: TickProps) {
  return (
    <FormControlLabel
      control={
        <Checkbox
          checked={isTicked}
          indeterminate={isMixed}
          onChange={(event) => onTick(event.target.checked)}
          size="small"
        />
      }
      label={label}
      slotProps={{ typography: { variant: 'body2' } }}
    />
  );
}
