import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { countSeats } from '@parterre/seating-plan';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../../../api/error-text.ts';
import { setUnsavedChanges } from '../../../../api/settings.ts';
import { useAppDispatch } from '../../../../api/store.ts';
import { paths } from '../../../../paths.ts';
import { showToast } from '../../../../ui/notices/notices.tsx';
import { ReasonedButton } from '../../../../ui/reasoned-button.tsx';
import { useListPlanShowsQuery, usePublishSeatingPlanMutation } from '../../queries.ts';
import { useDesk } from '../desk/desk-context.ts';
import { Tick } from '../panels/fields/tick.tsx';
import { FindingsPanel } from '../panels/findings-panel.tsx';
import type { DraftSaver } from './draft-saver.ts';
import type { PlanDraft } from './open-draft.ts';

interface PublishDialogProps {
  draft: PlanDraft;
  saver: DraftSaver;
  onClose: () => void;
}

/** Errors stand in the way; warnings ask once. */
export function PublishDialog({ draft, saver, onClose }: PublishDialogProps) {
  const { t } = useTranslation(['plan-editor', 'version-move']);
  const desk = useDesk();
  const titleId = useId();
  const [accepts, setAccepts] = useState(false);
  const { data: comingShows } = useListPlanShowsQuery({ params: { id: draft.planId } });
  const shows = comingShows?.totalItems ?? 0;
  const { publish, isRunning, failure } = usePublish(draft, saver, shows);
  const { document, findings } = desk;
  const seats = countSeats(document);
  const standing = document.standingAreas.reduce((sum, { capacity }) => sum + capacity, 0);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.length - errors;
  const reason = findReason();
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="sm" onClose={onClose} open>
      <DialogTitle id={titleId}>{t('publish.title', { version: draft.versionNumber + 1 })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <div>
          <b>{t('page.seats', { count: seats })}</b>
          {standing > 0 && ` · ${t('page.standing', { count: standing })}`}
        </div>
        <div>{t('publish.text')}</div>
        {shows > 0 && <div>{t('version-move:publish.before', { count: shows })}</div>}
        <Box sx={{ maxHeight: '40vh', overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: '6px' }}>
          <FindingsPanel onShow={onClose} />
        </Box>
        {errors > 0 && <Alert severity="error">{t('publish.errors', { count: errors })}</Alert>}
        {errors === 0 && warnings > 0 && (
          <Tick isTicked={accepts} label={t('publish.accept', { count: warnings })} onTick={setAccepts} />
        )}
        {failure !== undefined && <Alert severity="error">{failure}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="outlined">
          {t('publish.cancel')}
        </Button>
        <ReasonedButton
          color="primary"
          loading={isRunning}
          onClick={() => void publish()}
          reason={reason}
          variant="contained"
        >
          {t('publish.confirm')}
        </ReasonedButton>
      </DialogActions>
    </Dialog>
  );

  function findReason(): string | undefined {
    if (!draft.isSaved && !saver.hasChanges) return t('publish.nothingNew', { version: draft.versionNumber });
    if (seats + standing === 0) return t('publish.empty');
    if (errors > 0) return t('publish.errors', { count: errors });
    return warnings > 0 && !accepts ? t('publish.warnings') : undefined;
  }
}

/** `shows` have the version that is no longer the newest afterwards. */
function usePublish({ planId, venueId }: PlanDraft, saver: DraftSaver, shows: number) {
  const { t } = useTranslation(['plan-editor', 'version-move']);
  const [send] = usePublishSeatingPlanMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const publish = async () => {
    setRunning(true);
    try {
      if (!(await saver.save())) return setFailure(t('publish.unsaved'));
      const body = { draftRevision: saver.revision, acceptsWarnings: true };
      const { isNew, plan } = await send({ params: { id: planId }, body }).unwrap();
      dispatch(setUnsavedChanges({ place: 'inPage', hasChanges: false }));
      showToast(describe(isNew, plan.versionNumber));
      await navigate(paths.plan(venueId, planId));
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setRunning(false);
    }
  };
  return { publish, isRunning, failure };

  function describe(isNew: boolean, version: number): string {
    if (!isNew) return t('publish.nothingNew', { version });
    return shows > 0 ? t('version-move:publish.done', { version, count: shows }) : t('publish.done', { version });
  }
}
