import Box from '@mui/material/Box';
import { type ChangeEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Note } from '#ui/note.tsx';

export function GuestTextBox({ text, onType }: { text: string; onType: (text: string) => void }) {
  const { t } = useTranslation('guest-lists');
  const id = useId();
  return (
    <Box>
      <Box component="label" htmlFor={id} sx={{ display: 'block', mb: 0.5, typography: 'subtitle2' }}>
        {t('import.text')}
      </Box>
      <Box
        aria-describedby={`${id}-help`}
        component="textarea"
        id={id}
        onChange={(event: ChangeEvent<HTMLTextAreaElement>) => onType(event.target.value)}
        placeholder={t('import.example')}
        rows={10}
        sx={TEXT_LOOK}
        value={text}
      />
      <Note id={`${id}-help`}>{t('import.help')}</Note>
    </Box>
  );
}

const TEXT_LOOK = {
  display: 'block',
  width: '100%',
  p: 1.25,
  mb: 0.5,
  border: 1,
  borderColor: 'line.strong',
  borderRadius: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
  font: 'inherit',
  typography: 'body2',
  resize: 'vertical',
};
