import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';
import { LOOK } from '#brands/look.ts';
import { Segment } from './segment.tsx';

interface SegmentedControlProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  isFullWidth?: boolean;
}

/** A choice of exactly one. Tab reaches the chosen option, arrow keys choose others. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, options, onChange, isFullWidth = false } = props;
  const name = useId();
  return (
    <Box
      aria-label={label}
      role="radiogroup"
      sx={{ ...SEGMENTS_LOOK, ...(isFullWidth && { display: 'flex', width: '100%' }) }}
    >
      {options.map((option) => (
        <Segment
          checked={option.value === value}
          key={option.value}
          label={option.label}
          name={name}
          onChange={() => onChange(option.value)}
          value={option.value}
        />
      ))}
    </Box>
  );
}

const SEGMENTS_LOOK = {
  display: 'inline-flex',
  height: 28,
  border: `1px solid ${LOOK.lineStrong}`,
  borderRadius: 1,
  '& > label': { px: '10px' },
};
