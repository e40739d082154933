import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';

interface LabelledTextProps {
  label: string;
  text: string;
  onType: (text: string) => void;
  rows?: number;
}

/** A text that belongs to no form: a reason, a word to confirm. */
export function LabelledText({ label, text, onType, rows }: LabelledTextProps) {
  const id = useId();
  return (
    <div>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, fontSize: 13, fontWeight: 530 }}>
        {label}
      </Box>
      <OutlinedInput
        autoComplete="off"
        fullWidth
        id={id}
        multiline={rows !== undefined}
        notched={false}
        onChange={(event) => onType(event.target.value)}
        rows={rows}
        size="small"
        value={text}
      />
    </div>
  );
}
