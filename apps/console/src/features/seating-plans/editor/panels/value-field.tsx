import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useId, useState } from 'react';
import { LABEL_LOOK } from './fields-look.ts';

interface ValueFieldProps {
  label: string;
  value: string;
  /** With what was typed, when the field is left or Enter is pressed: one step, not one per letter. */
  onCommit: (text: string) => void;
  isNumber?: boolean;
  rows?: number;
  placeholder?: string;
}

/** A property in the panel. Escape puts back what stood there. */
export function ValueField({ label, value, onCommit, isNumber = false, rows, placeholder }: ValueFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    if (typed !== null && typed !== value) onCommit(typed);
    setTyped(null);
  };
  const hearKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && rows === undefined) commit();
    else if (event.key === 'Escape') setTyped(null);
  };
  return (
    <div>
      <Box component="label" htmlFor={id} sx={LABEL_LOOK}>
        {label}
      </Box>
      <OutlinedInput
        autoComplete="off"
        fullWidth
        id={id}
        inputProps={isNumber ? { inputMode: 'decimal' } : {}}
        multiline={rows !== undefined}
        notched={false}
        onBlur={commit}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={hearKey}
        placeholder={placeholder}
        rows={rows}
        size="small"
        value={typed ?? value}
      />
    </div>
  );
}
