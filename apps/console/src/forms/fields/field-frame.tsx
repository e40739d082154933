import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { LOOK } from '#brands/look.ts';
import { WarningIcon } from '#ui/icons.tsx';
import type { FieldModel } from './use-field.tsx';

interface FieldFrameProps {
  field: FieldModel;
  /** Use 'group' for a control of several elements: the label then names the group. */
  kind?: 'single' | 'group';
  /** Shown at the end of the label's line. */
  aside?: ReactNode;
  children: ReactNode;
}

export function FieldFrame({ field, kind = 'single', aside, children }: FieldFrameProps) {
  const label = (
    <Box
      component={kind === 'single' ? 'label' : 'span'}
      htmlFor={kind === 'single' ? field.id : undefined}
      id={`${field.id}-label`}
      sx={{
        display: 'block',
        typography: 'subtitle2',
        color: field.disabled ? LOOK.text3 : LOOK.text,
      }}
    >
      {field.label}
    </Box>
  );
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        {label}
        {aside}
      </Box>
      {children}
      <FieldNotes field={field} />
    </Box>
  );
}

export function FieldNotes({ field }: { field: FieldModel }) {
  if (field.error) {
    return (
      <Box
        id={`${field.id}-error`}
        role="alert"
        sx={{ display: 'flex', gap: 0.75, mt: 0.5, typography: 'caption', color: LOOK.badInk }}
      >
        <Box component="span" sx={{ flex: 'none', pt: '1px' }}>
          <WarningIcon fontSize="small" />
        </Box>
        <span>{field.error}</span>
      </Box>
    );
  }
  if (!field.help) return null;
  return (
    <Box id={`${field.id}-help`} sx={{ mt: 0.5, typography: 'caption', color: LOOK.text2 }}>
      {field.help}
    </Box>
  );
}
