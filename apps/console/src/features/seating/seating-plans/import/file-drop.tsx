import Box from '@mui/material/Box';
import { IMPORT_SIZE_BYTES_MAX } from '@parterre/seating-plan';
import { useTranslation } from 'react-i18next';
import { FileField } from '#imports/choose-file.tsx';
import { useFileDrop } from '#ui/controls/use-file-drop.ts';
import { UploadIcon, WarningIcon } from '#ui/icons.tsx';
import { formatBytes } from '../plan-words.ts';
import { IMPORT_FORMATS } from './import-formats.ts';
import type { FileRefusal } from './use-plan-preview.ts';

interface FileDropProps {
  refusal: FileRefusal | null;
  onChoose: (file: File) => void;
}

/** Accepts a plan file by drag and drop or through a button, because not everybody can drag. */
export function FileDrop({ refusal, onChoose }: FileDropProps) {
  const { t, i18n } = useTranslation('seating-plans');
  const { isOver, handlers } = useFileDrop('seatingPlan', onChoose);
  const max = formatBytes(IMPORT_SIZE_BYTES_MAX, i18n.language);
  return (
    <>
      <Box
        component="label"
        {...handlers}
        sx={[DROP_LOOK, isOver && { borderColor: 'primary.main', bgcolor: 'primary.soft' }]}
      >
        <FileField kind="seatingPlan" label={t('import.choose')} onChoose={onChoose} />
        <UploadIcon sx={{ fontSize: 28, color: 'text.tertiary' }} />
        <Box sx={{ typography: 'h5' }}>{t('import.drop')}</Box>
        <Box sx={{ color: 'text.secondary' }}>{t('import.dropHint', { max })}</Box>
      </Box>
      {refusal && (
        <Box role="alert" sx={{ display: 'flex', gap: 1, mt: 1.5, color: 'error.ink' }}>
          <WarningIcon sx={{ mt: '2px' }} />
          {t(`import.refused.${refusal}`, { max })}
        </Box>
      )}
      <Box component="dl" sx={FORMATS_LOOK}>
        {IMPORT_FORMATS.map((format) => (
          <Box key={format}>
            <dt>{t(`import.formats.${format}.name`)}</dt>
            <dd>{t(`import.formats.${format}.note`)}</dd>
          </Box>
        ))}
      </Box>
    </>
  );
}

const DROP_LOOK = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 1,
  minHeight: 240,
  p: 3,
  textAlign: 'center',
  border: '1px dashed',
  borderColor: 'line.control',
  borderRadius: 1,
  bgcolor: 'background.sunken',
  '&:hover': { borderColor: 'text.secondary' },
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focus', outlineOffset: 2 },
};

const FORMATS_LOOK = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: 'repeat(4, 1fr)' },
  gap: 2,
  mt: 3,
  mb: 0,
  '& dt': { fontWeight: 'fontWeightMedium' },
  '& dd': { m: 0, color: 'text.secondary', typography: 'caption', mt: 0.25 },
};
