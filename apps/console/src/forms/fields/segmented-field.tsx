import Box from '@mui/material/Box';
import { LOOK } from '../../dates/look.ts';
import { FieldFrame } from './field-frame.tsx';
import type { SelectOption } from './select-field.tsx';
import { type FieldProps, useField } from './use-field.ts';

export interface SegmentedFieldProps extends FieldProps {
  /** Two to five short choices. */
  options: readonly SelectOption[];
  /** What else of the form follows the reader's choice. */
  onChoose?: (value: SelectOption['value']) => void;
}

/** One of a few choices side by side: native radio buttons, so the arrow keys move. */
export function SegmentedField({ options, onChoose, ...props }: SegmentedFieldProps) {
  const field = useField(props);
  const chosen = options.findIndex(({ value }) => value === field.value);
  return (
    <FieldFrame field={field} kind="group">
      <Box
        aria-describedby={field.describedBy}
        aria-labelledby={`${field.id}-label`}
        aria-required={field.isRequired}
        role="radiogroup"
        sx={SEGMENTS_LOOK}
      >
        {options.map((option, index) => (
          <Box component="label" key={option.value} sx={SEGMENT_LOOK}>
            <input
              aria-invalid={field.error !== undefined}
              checked={option.value === field.value}
              disabled={field.disabled || option.disabled}
              name={field.id}
              onBlur={field.blur}
              onChange={() => {
                field.change(option.value);
                onChoose?.(option.value);
              }}
              ref={index === Math.max(0, chosen) ? field.attach : undefined}
              type="radio"
              value={option.value}
            />
            {option.label}
          </Box>
        ))}
      </Box>
    </FieldFrame>
  );
}

const SEGMENTS_LOOK = {
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  border: `1px solid ${LOOK.lineStrong}`,
  borderRadius: '6px',
};

const SEGMENT_LOOK = {
  position: 'relative',
  minHeight: 34,
  px: { xs: 0.5, sm: 1 },
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  fontSize: 13,
  lineHeight: '16px',
  fontWeight: 530,
  color: LOOK.text2,
  cursor: 'pointer',
  borderLeft: `1px solid ${LOOK.line}`,
  '&:first-of-type': { borderLeft: 0, borderRadius: '5px 0 0 5px' },
  '&:last-of-type': { borderRadius: '0 5px 5px 0' },
  '& input': { position: 'absolute', inset: 0, width: '100%', height: '100%', m: 0, opacity: 0, cursor: 'inherit' },
  '&:has(:checked)': { bgcolor: LOOK.active, color: LOOK.text },
  '&:has(:disabled)': { color: LOOK.text3, cursor: 'default' },
  '&:has(:focus-visible)': { outline: `2px solid ${LOOK.focus}`, outlineOffset: 2, zIndex: 1 },
};
