import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps } from '@mui/material/styles';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { LOOK } from '#brands/look.ts';
import type { FieldModel } from './use-field.tsx';

interface FieldInputProps {
  field: FieldModel;
  text: string;
  onType: (text: string) => void;
  onLeave?: () => void;
  start?: ReactNode;
  end?: ReactNode;
  input?: InputHTMLAttributes<HTMLInputElement> & { rows?: number };
}

export function FieldInput({ field, text, onType, onLeave, start, end, input }: FieldInputProps) {
  const { rows, ...attributes } = input ?? {};
  return (
    <OutlinedInput
      disabled={field.disabled}
      endAdornment={end === undefined ? undefined : <Unit>{end}</Unit>}
      error={field.error !== undefined}
      id={field.id}
      inputProps={{ ...attributes, 'aria-describedby': field.describedBy, 'aria-required': field.isRequired }}
      inputRef={field.attach}
      multiline={rows !== undefined}
      notched={false}
      onBlur={() => {
        onLeave?.();
        field.blur();
      }}
      onChange={(event) => onType(event.target.value)}
      rows={rows}
      startAdornment={start === undefined ? undefined : <Unit>{start}</Unit>}
      sx={[CONTROL_LOOK, rows !== undefined && { py: 1, alignItems: 'flex-start' }] as typeof CONTROL_LOOK}
      value={text}
    />
  );
}

function Unit({ children }: { children: ReactNode }) {
  return typeof children === 'string' ? (
    <Box component="span" sx={UNIT_LOOK}>
      {children}
    </Box>
  ) : (
    children
  );
}

/** Makes room for units and buttons inside the theme's outlined input. */
export const CONTROL_LOOK: SxProps = {
  px: 1.25,
  gap: 0.75,
  width: '100%',
  '& .MuiOutlinedInput-input': { p: 0, minWidth: 0 },
};

/** Inside the control, so that the unit cannot be deleted. */
export const UNIT_LOOK: SxProps = { color: LOOK.text3, typography: 'caption', flex: 'none' };
