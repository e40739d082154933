import Box from '@mui/material/Box';
import type { ChangeEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Labelled } from '#ui/controls/labelled.tsx';
import { Note } from '#ui/note.tsx';

export function GuestTextBox({ text, onType }: { text: string; onType: (text: string) => void }) {
  const { t } = useTranslation('guest-lists');
  return (
    <Labelled label={t('import.text')}>
      {(id) => (
        <>
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
        </>
      )}
    </Labelled>
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
