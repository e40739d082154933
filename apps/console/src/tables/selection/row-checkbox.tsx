import Box from '@mui/material/Box';
import { LOOK } from '#brands/look.ts';

interface RowCheckboxProps {
  label: string;
  state: 'all' | 'some' | 'none';
  onToggle: () => void;
  /** False in rows that are reached by arrow keys. */
  isTabStop?: boolean;
}

/** A native checkbox of 16 px with a touch area of 28, because a finger is wider than the box. */
export function RowCheckbox({ label, state, onToggle, isTabStop = true }: RowCheckboxProps) {
  return (
    <Box component="label" sx={HIT_LOOK}>
      <Box
        aria-label={label}
        checked={state === 'all'}
        component="input"
        onChange={onToggle}
        ref={(element: HTMLInputElement | null) => {
          if (element) element.indeterminate = state === 'some';
        }}
        sx={BOX_LOOK}
        tabIndex={isTabStop ? 0 : -1}
        type="checkbox"
      />
    </Box>
  );
}

const HIT_LOOK = {
  display: 'inline-grid',
  placeItems: 'center',
  width: 28,
  height: 28,
  m: '-6px',
  cursor: 'pointer',
  verticalAlign: 'middle',
};

const BOX_LOOK = {
  appearance: 'none',
  m: 0,
  width: 16,
  height: 16,
  display: 'grid',
  placeItems: 'center',
  border: `1px solid ${LOOK.controlLine}`,
  borderRadius: '4px',
  bgcolor: LOOK.surface,
  cursor: 'pointer',
  '&::before': { content: '""', width: 12, height: 12, bgcolor: LOOK.onPrimary, transform: 'scale(0)' },
  '&:checked, &:indeterminate': { bgcolor: LOOK.primary, borderColor: LOOK.primary },
  '&:checked::before': { transform: 'none', clipPath: 'polygon(14% 47%, 4% 58%, 38% 90%, 97% 20%, 86% 11%, 37% 68%)' },
  '&:indeterminate::before': { transform: 'none', clipPath: 'inset(42% 12%)' },
  // The system takes away backgrounds, of which the tick is one.
  '@media (forced-colors: active)': { '&::before': { forcedColorAdjust: 'none', bgcolor: 'CanvasText' } },
};
