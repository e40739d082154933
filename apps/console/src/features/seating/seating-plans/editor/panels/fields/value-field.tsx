import Box from '@mui/material/Box';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type KeyboardEvent, useId, useState } from 'react';
import { FIELD } from '#features/seating/seating-plans/editor/use-editor-keys.ts';
import { VISUALLY_HIDDEN } from '#ui/clipped.ts';
import { LABEL_LOOK } from './panel-section.tsx';

interface ValueFieldProps {
  label: string;
  value: string;
  /** Called on blur or Enter, so that typing is one undo step, not one per letter. */
  onCommit: (text: string) => void;
  /** Returns the error of a typed text, which is then not committed. */
  check?: (text: string) => string | undefined;
  number?: NumberTyping;
  place?: TablePlace | undefined;
  area?: { rows?: number; placeholder?: string };
}

interface NumberTyping {
  /** Returns the text after an arrow key; undefined if it cannot be stepped. */
  step?: (text: string, by: number) => string | undefined;
}

/** A table cell, whose column head labels the field. */
export interface TablePlace {
  onFocus?: () => void;
}

const FAR = 10;

/** A property in the panel. Escape restores the previous value. */
export function ValueField(props: ValueFieldProps) {
  const { label, value, onCommit, check, number, place, area = {} } = props;
  const { rows, placeholder } = area;
  const step = number?.step;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string>();
  const handlePut = (text: string | null, wrong?: string) => {
    setTyped(text);
    setRefusal(wrong);
  };
  const handleCommit = () => {
    if (typed === null || typed === value) return handlePut(null);
    const wrong = check?.(typed);
    if (wrong !== undefined) return handlePut(typed, wrong);
    onCommit(typed);
    handlePut(null);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && rows === undefined) handleCommit();
    else if (event.key === 'Escape' && typed !== null) {
      event.preventDefault();
      handlePut(null);
    } else if (step && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) takeStep(event, step);
  };
  const takeStep = (event: KeyboardEvent, to: NonNullable<NumberTyping['step']>) => {
    event.preventDefault();
    const next = to(typed ?? value, (event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? FAR : 1));
    if (next === undefined || next === value) return;
    handlePut(null);
    onCommit(next);
  };
  return (
    <div>
      <Box component="label" htmlFor={id} sx={place ? VISUALLY_HIDDEN : LABEL_LOOK}>
        {label}
      </Box>
      <OutlinedInput
        autoComplete="off"
        error={refusal !== undefined}
        fullWidth
        id={id}
        inputProps={{
          [FIELD]: typed === null ? 'untouched' : 'typed',
          ...(number && { inputMode: 'decimal' }),
          ...(refusal !== undefined && { 'aria-describedby': `${id}-refusal` }),
        }}
        multiline={rows !== undefined}
        notched={false}
        onBlur={handleCommit}
        onChange={(event) => handlePut(event.target.value)}
        onFocus={place?.onFocus}
        onKeyDown={handleKeyDown}
        placeholder={placeholder}
        rows={rows}
        size="small"
        value={typed ?? value}
      />
      {refusal !== undefined && (
        <Box id={`${id}-refusal`} role="alert" sx={REFUSAL_LOOK}>
          {refusal}
        </Box>
      )}
    </div>
  );
}

const REFUSAL_LOOK = { mt: 0.5, typography: 'caption', color: 'error.ink', overflowWrap: 'anywhere' };
