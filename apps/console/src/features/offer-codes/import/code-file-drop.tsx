import Box from '@mui/material/Box';
import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadIcon } from '../../../ui/icons.tsx';

interface CodeFileDropProps {
  fileName: string | undefined;
  onChoose: (file: File) => void;
}

/** A place to drop a CSV file on, which is the button that chooses one as well. */
export function CodeFileDrop({ fileName, onChoose }: CodeFileDropProps) {
  const { t } = useTranslation('offer-codes');
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onChoose(file);
  };
  return (
    <Box
      component="label"
      onDragLeave={() => setOver(false)}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDrop={drop}
      sx={[DROP_LOOK, isOver && { borderColor: 'primary.main', bgcolor: 'primary.soft' }]}
    >
      <Box
        accept=".csv,.tsv,.txt,text/csv"
        aria-label={t('import.choose')}
        component="input"
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) onChoose(file);
        }}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', opacity: 0, cursor: 'pointer' }}
        type="file"
      />
      <UploadIcon sx={{ fontSize: 24, color: 'text.tertiary' }} />
      <Box sx={{ fontWeight: 'fontWeightMedium' }}>{fileName ?? t('import.drop')}</Box>
      <Box sx={{ color: 'text.secondary', fontSize: 12 }}>{t(fileName ? 'import.another' : 'import.dropHint')}</Box>
    </Box>
  );
}

const DROP_LOOK = {
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 0.5,
  p: 3,
  textAlign: 'center',
  border: '1px dashed',
  borderColor: 'line.control',
  borderRadius: '6px',
  bgcolor: 'background.sunken',
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focus', outlineOffset: 2 },
};
