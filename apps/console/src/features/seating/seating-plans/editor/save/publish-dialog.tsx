import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { DraftSaver } from '@parterre/plan-editor';
import { countSeats } from '@parterre/seating-plan';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '#api/error-text.ts';
import { findProblem } from '#api/failure.ts';
import { isAnswerLost } from '#api/lost-answers/is-answer-lost.ts';
import { useListPlanShowsQuery, usePublishSeatingPlanMutation } from '#api/queries/seating/seating-plans.ts';
import { setUnsavedChanges } from '#api/settings.ts';
import { useAppDispatch } from '#api/store.ts';
import { paths } from '#pages/paths.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { useDesk } from '../desk-context.ts';
import { Tick } from '../panels/fields/choice-field.tsx';
import { FindingsPanel } from '../panels/findings-panel.tsx';
import type { PlanDraft } from './use-draft-saver.ts';

interface PublishDialogProps {
  draft: PlanDraft;
  saver: DraftSaver;
  onClose: () => void;
}

/** Errors prevent publishing; warnings need a confirmation. */
export function PublishDialog({ draft, saver, onClose }: PublishDialogProps) {
  const { t } = useTranslation(['plan-editor', 'version-moves']);
  const desk = useDesk();
  const titleId = useId();
  const [accepts, setAccepts] = useState(false);
  const { data: comingShows } = useListPlanShowsQuery({ params: { id: draft.planId } });
  const shows = comingShows?.totalItems ?? 0;
  const { publish, isRunning, failure } = usePublish({ draft, saver, shows, onClose });
  const { document, findings } = desk;
  const seats = countSeats(document);
  const standing = document.standingAreas.reduce((sum, { capacity }) => sum + capacity, 0);
  const errors = findings.filter(({ severity }) => severity === 'error').length;
  const warnings = findings.filter(({ severity }) => severity === 'warning').length;
  const reason = findReason();
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="sm" onClose={onClose} open>
      <DialogTitle id={titleId}>{t('publish.title', { version: saver.versionNumber + 1 })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <div>
          <b>{t('page.seats', { count: seats })}</b>
          {standing > 0 && ` · ${t('page.standing', { count: standing })}`}
        </div>
        <div>{t('publish.text')}</div>
        {shows > 0 && <div>{t('version-moves:publish.before', { count: shows })}</div>}
        <Box sx={{ maxHeight: '40vh', overflowY: 'auto', border: 1, borderColor: 'divider', borderRadius: 1 }}>
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
    if (!saver.hasDraft) return t('publish.nothingNew', { version: saver.versionNumber });
    if (seats + standing === 0) return t('publish.empty');
    if (errors > 0) return t('publish.errors', { count: errors });
    return warnings > 0 && !accepts ? t('publish.warnings') : undefined;
  }
}

interface Publishing extends PublishDialogProps {
  /** The number of shows whose version is older after this. */
  shows: number;
}

/**
 * Publishes the saved draft. Needs `plan:write`. Pressing again after a lost answer creates no second version; a draft
 * changed meanwhile (STALE) is merged and not published.
 */
function usePublish({ draft: { planId, venueId }, saver, shows, onClose }: Publishing) {
  const { t } = useTranslation(['plan-editor', 'version-moves']);
  const [send] = usePublishSeatingPlanMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const publish = async () => {
    setRunning(true);
    setFailure(undefined);
    try {
      if (!(await saver.save())) return meetRefusal(t('publish.unsaved'));
      const body = { draftRevision: saver.revision, acceptsWarnings: true };
      const { isNew, plan } = await send({ params: { id: planId }, body }).unwrap();
      dispatch(setUnsavedChanges({ place: 'inPage', hasChanges: false }));
      showToast(describe(isNew, plan.versionNumber));
      await navigate(paths.plan(venueId, planId));
    } catch (error) {
      await hearFailure(error);
    } finally {
      setRunning(false);
    }
  };
  return { publish, isRunning, failure };

  async function hearFailure(error: unknown): Promise<void> {
    if (isAnswerLost(error)) return setFailure(t('publish.lost'));
    if (findProblem(error)?.code !== 'STALE') return setFailure(errorText(error));
    await saver.mergeSaved();
    meetRefusal(t('publish.overtaken'));
  }

  /** Closes in favour of the dialog that asks the user to choose first, if there is one. */
  function meetRefusal(text: string): void {
    if (saver.state === 'conflict' || saver.state === 'gone') onClose();
    else setFailure(saver.error === undefined ? text : `${text} ${errorText(saver.error)}`);
  }

  function describe(isNew: boolean, version: number): string {
    if (!isNew) return t('publish.nothingNew', { version });
    return shows > 0 ? t('version-moves:publish.done', { version, count: shows }) : t('publish.done', { version });
  }
}
