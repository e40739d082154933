import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CONTROL_LOOK } from '#forms/fields/field-input.tsx';

interface MovedFieldProps {
  label: string;
  text: string;
  /** Of the drawer that moves the event. */
  href: string;
  help?: string;
}

/** What an event changes by moving only: to be read here, with the way to the move. */
export function MovedField({ label, text, href, help }: MovedFieldProps) {
  const { t } = useTranslation('shows');
  const id = useId();
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 0.5 }}>
        <Box component="label" htmlFor={id} sx={{ typography: 'subtitle2' }}>
          {label}
        </Box>
        <Link href={href} sx={{ typography: 'note' }}>
          {t('actions.move')}
        </Link>
      </Box>
      <OutlinedInput
        id={id}
        inputProps={{ 'aria-describedby': help ? `${id}-help` : undefined }}
        notched={false}
        readOnly
        sx={[CONTROL_LOOK, READ_LOOK] as typeof CONTROL_LOOK}
        value={text}
      />
      {help && (
        <Box id={`${id}-help`} sx={{ mt: 0.5, typography: 'caption', color: 'text.secondary' }}>
          {help}
        </Box>
      )}
    </Box>
  );
}

const READ_LOOK = {
  bgcolor: 'background.sunken',
  '& .MuiOutlinedInput-input': { p: 0, textOverflow: 'ellipsis' },
  '&:not(.Mui-focused) .MuiOutlinedInput-notchedOutline': { borderColor: 'divider' },
};
