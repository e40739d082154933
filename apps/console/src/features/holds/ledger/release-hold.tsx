import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Hold } from '@parterre/contract/holds';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { selectUnsavedChanges } from '../../../api/settings.ts';
import { useAppSelector } from '../../../api/store.ts';
import { LOOK } from '../../../brands/look.ts';
import { readLedger } from './read-ledger.ts';
import { ReleaseDialog } from './release-dialog.tsx';

interface ReleaseHoldProps {
  hold: Hold;
  showCode: string;
  onReleased: () => void;
}

/** Gives back what one hold keeps; offered while it keeps something. */
export function ReleaseHold({ hold, showCode, onReleased }: ReleaseHoldProps) {
  const { t } = useTranslation('holds');
  const hasUnsavedSeats = useAppSelector(selectUnsavedChanges).inPage;
  const [isAsking, setAsking] = useState(false);
  const rows = readLedger([hold], '');
  if (!isAsking && rows.every(({ kept }) => kept === 0)) return null;
  return (
    <Box sx={{ mt: 3, pt: 2, borderTop: `1px solid ${LOOK.line}` }}>
      <Button disabled={hasUnsavedSeats} onClick={() => setAsking(true)} variant="outlined">
        {t('release.button')}
      </Button>
      {hasUnsavedSeats && <Box sx={{ mt: 1, fontSize: 12, color: LOOK.text2 }}>{t('delete.unsaved')}</Box>}
      <ReleaseDialog
        onClose={() => setAsking(false)}
        onReleased={onReleased}
        rows={isAsking ? rows : null}
        showCode={showCode}
      />
    </Box>
  );
}
