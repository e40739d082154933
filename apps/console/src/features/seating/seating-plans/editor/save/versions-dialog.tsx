import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { PlanVersion } from '@parterre/contract/seating-plans/publish';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useListPlanVersionsQuery } from '#api/queries/seating/seating-plans.ts';
import { formatOwnDay } from '#dates/format-date-time.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { Note } from '#ui/note.tsx';
import { ToneChip } from '#ui/status-chip.tsx';

const SHOWN = 50;

interface VersionsDialogProps {
  planId: number;
  onClose: () => void;
  /** Undefined if there is no draft to delete. */
  onDiscard?: (() => void) | undefined;
}

export function VersionsDialog({ planId, onClose, onDiscard }: VersionsDialogProps) {
  const { t } = useTranslation('plan-editor');
  const titleId = useId();
  const query = { pageSize: SHOWN };
  const result = useListPlanVersionsQuery({ params: { id: planId }, query });
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="sm" onClose={onClose} open>
      <DialogTitle id={titleId}>{t('versions.title')}</DialogTitle>
      <DialogContent>
        <LoadedPart label={t('versions.title')} result={result} rows={3}>
          {({ items }) => <Versions versions={items} />}
        </LoadedPart>
      </DialogContent>
      <DialogActions>
        {onDiscard && (
          <Button color="error" onClick={onDiscard} sx={{ mr: 'auto' }} variant="outlined">
            {t('discard.open')}
          </Button>
        )}
        <Button onClick={onClose} variant="outlined">
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Versions({ versions }: { versions: readonly PlanVersion[] }) {
  const { t, i18n } = useTranslation('plan-editor');
  if (versions.length === 0) return t('versions.none');
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {versions.map((version) => (
        <Box component="li" key={version.id} sx={LINE_LOOK}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            <b>{t('versions.number', { number: version.number })}</b>
            <Note>{[formatOwnDay(version.createdAt), version.createdBy].filter(Boolean).join(', ')}</Note>
          </Box>
          {version.isCurrent && <ToneChip tone="info">{t('versions.current')}</ToneChip>}
          <Box sx={{ textAlign: 'right' }}>
            <div>{t('page.seats', { count: version.seatCount })}</div>
            <Note>
              {t('versions.events', {
                count: version.showCount,
                number: formatNumber(version.showCount, i18n.language),
              })}
            </Note>
          </Box>
        </Box>
      ))}
    </Box>
  );
}

const LINE_LOOK = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  fontVariantNumeric: 'tabular-nums',
};
