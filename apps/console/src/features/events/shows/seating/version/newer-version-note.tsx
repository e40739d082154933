import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { paths } from '#pages/paths.ts';
import { useNewerVersion } from '#programme/shows/use-newer-version.ts';
import { useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';

/** Says that a newer version of the plan is published, and links to what it would change. */
export function NewerVersionNote({ show }: { show: Show }) {
  const { t } = useTranslation('version-moves');
  const lockReason = useLockReason('seat:write');
  const newer = useNewerVersion(show);
  if (!newer) return null;
  return (
    <Alert severity="info" sx={NOTE_LOOK}>
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        {t('note.text', newer)} <Box component="span">{t('note.hint')}</Box>
      </Box>
      <ReasonedButton href={paths.showVersionMove(show.showCode)} reason={lockReason} size="small" variant="outlined">
        {t('note.move', newer)}
      </ReasonedButton>
    </Alert>
  );
}

/** The button is beside the text, or below it if the text needs the whole line. */
const NOTE_LOOK = {
  alignItems: 'center',
  '& .MuiAlert-message': { flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1 },
};
