import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { KeyboardEvent, ReactNode } from 'react';

interface SegmentedControlProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
  isFullWidth?: boolean;
}

/** One of a few choices, always exactly one. Tab reaches the chosen one, the arrow keys the others. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, value, options, onChange, isFullWidth = false } = props;
  return (
    <Box
      role="group"
      aria-label={label}
      onKeyDown={moveFocus}
      sx={[GROUP_LOOK, isFullWidth && { display: 'flex', width: '100%' }]}
    >
      {options.map((option) => (
        <ButtonBase
          key={option.value}
          aria-pressed={option.value === value}
          onClick={() => option.value !== value && onChange(option.value)}
          sx={SEGMENT_LOOK}
          tabIndex={option.value === value ? 0 : -1}
        >
          {option.label}
        </ButtonBase>
      ))}
    </Box>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const segments = [...event.currentTarget.querySelectorAll<HTMLElement>('button')];
  const at = segments.findIndex((segment) => segment.matches(':focus'));
  const step = STEPS[event.key];
  const last = segments.length - 1;
  const next = step ? (at + step + segments.length) % segments.length : { Home: 0, End: last }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  segments[next]?.focus();
}

const GROUP_LOOK = {
  display: 'inline-flex',
  height: 28,
  border: '1px solid',
  borderColor: 'line.strong',
  borderRadius: 1,
  overflow: 'hidden',
} as const;

const SEGMENT_LOOK = {
  flex: '1 0 auto',
  px: '10px',
  typography: 'button',
  color: 'text.secondary',
  '&:not(:first-of-type)': { borderLeft: '1px solid', borderLeftColor: 'divider' },
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-pressed="true"], &[aria-pressed="true"]:hover': { color: 'text.primary', bgcolor: 'background.active' },
  '&:focus-visible': { outlineOffset: -2 },
} as const;
