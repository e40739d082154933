import Box from '@mui/material/Box';
import { LOOK } from '#brands/look.ts';
import { Segment } from '#ui/controls/segment.tsx';
import { FieldFrame } from './field-frame.tsx';
import type { SelectOption } from './select-field.tsx';
import { type FieldProps, useField } from './use-field.tsx';

interface SegmentedFieldProps extends Omit<FieldProps, 'isOptional'> {
  /** Two to five short choices. */
  options: readonly SelectOption[];
  /** Updates other values of the form that depend on the choice. */
  onChoose?: (value: SelectOption['value']) => void;
}

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
          <Segment
            aria-invalid={field.error !== undefined}
            checked={option.value === field.value}
            disabled={field.disabled || option.disabled}
            key={option.value}
            label={option.label}
            name={field.id}
            onBlur={field.blur}
            onChange={() => {
              field.change(option.value);
              onChoose?.(option.value);
            }}
            ref={index === Math.max(0, chosen) ? field.attach : undefined}
            value={option.value}
          />
        ))}
      </Box>
    </FieldFrame>
  );
}

const SEGMENTS_LOOK = {
  display: 'grid',
  gridAutoFlow: 'column',
  // A column is as wide as its longest word: translated ones are cut otherwise.
  gridAutoColumns: 'minmax(min-content, 1fr)',
  border: `1px solid ${LOOK.lineStrong}`,
  borderRadius: 1,
  '& > label': { minHeight: 34, px: { xs: 0.5, sm: 1 }, lineHeight: '16px' },
};
