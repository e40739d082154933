import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import { LOOK } from '#brands/look.ts';
import { FieldNotes } from './field-frame.tsx';
import { type FieldProps, useField, useIsLocked } from './use-field.tsx';

export function SwitchField(props: FieldProps) {
  const field = useField(props);
  // A disabled fieldset blocks clicks, but the library's switch would still look enabled.
  const isLocked = useIsLocked();
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 2, minHeight: 36 }}>
        <Box component="label" htmlFor={field.id} sx={{ typography: 'subtitle2', color: LOOK.text }}>
          {field.label}
        </Box>
        <Switch
          checked={field.value === true}
          disabled={field.disabled || isLocked}
          onBlur={field.blur}
          onChange={(_, checked) => field.change(checked)}
          slotProps={{
            input: {
              id: field.id,
              ref: field.attach,
              'aria-describedby': field.describedBy,
              'aria-invalid': field.error !== undefined,
            },
          }}
        />
      </Box>
      <FieldNotes field={field} />
    </Box>
  );
}
