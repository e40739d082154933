import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FileField } from '#imports/choose-file.tsx';
import { useFileDrop } from '#ui/controls/use-file-drop.ts';
import { UploadIcon } from '#ui/icons.tsx';

interface CodeFileDropProps {
  fileName: string | undefined;
  isDisabled: boolean;
  onChoose: (file: File) => void;
}

/** Accepts a CSV file by drag and drop or through a button, because not everybody can drag. */
export function CodeFileDrop({ fileName, isDisabled, onChoose }: CodeFileDropProps) {
  const { t } = useTranslation('offer-codes');
  const { isOver, handlers } = useFileDrop('table', isDisabled ? undefined : onChoose);
  return (
    <Box component="label" {...handlers} sx={[DROP_LOOK, fileName !== undefined && CHOSEN_LOOK, isOver && OVER_LOOK]}>
      <FileField isDisabled={isDisabled} kind="table" label={t('import.choose')} onChoose={onChoose} />
      <UploadIcon sx={{ fontSize: fileName === undefined ? 24 : 16, color: 'text.tertiary' }} />
      <Box sx={{ fontWeight: 'fontWeightMedium', minWidth: 0, overflowWrap: 'anywhere' }}>
        {fileName ?? t('import.drop')}
      </Box>
      <Box sx={{ color: fileName === undefined ? 'text.secondary' : 'primary.main', typography: 'caption' }}>
        {t(fileName === undefined ? 'import.dropHint' : 'import.another')}
      </Box>
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
  borderRadius: 1,
  bgcolor: 'background.sunken',
  '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.focus', outlineOffset: 2 },
};
/** Collapses to one line once a file is chosen, to leave room for its content. */
const CHOSEN_LOOK = { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, p: 1.5, textAlign: 'left' };
const OVER_LOOK = { borderColor: 'primary.main', bgcolor: 'primary.soft' };
