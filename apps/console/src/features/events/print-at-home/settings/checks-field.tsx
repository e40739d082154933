import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { type FieldProps, useField } from '#forms/fields/use-field.tsx';

interface ChecksFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
  /** Called after the form has the new value. */
  onChoose?: () => void;
}

/** Holds the chosen values of a closed list, in the order of the list. */
export function ChecksField({ options, onChoose, ...props }: ChecksFieldProps) {
  const field = useField(props);
  const chosen: string[] = Array.isArray(field.value) ? field.value : [];
  const toggle = (value: string) => {
    const kept = options.filter((option) => (option.value === value) !== chosen.includes(option.value));
    field.change(kept.map((option) => option.value));
    onChoose?.();
  };
  return (
    <FieldFrame field={field} kind="group">
      <Box
        aria-describedby={field.describedBy}
        aria-labelledby={`${field.id}-label`}
        role="group"
        sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))' }}
      >
        {options.map(({ value, label }, index) => (
          <FormControlLabel
            control={
              <Checkbox
                checked={chosen.includes(value)}
                disabled={field.disabled}
                onBlur={field.blur}
                onChange={() => toggle(value)}
                slotProps={{
                  input: { ref: index === 0 ? field.attach : undefined, 'aria-invalid': field.error !== undefined },
                }}
              />
            }
            key={value}
            label={label}
          />
        ))}
      </Box>
    </FieldFrame>
  );
}
