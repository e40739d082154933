import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Show } from '@parterre/contract/shows/show';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '#api/error-text.ts';
import { useListPricesQuery } from '#api/queries/events/prices.ts';
import { useGetShowQuery, useUpdateShowMutation } from '#api/queries/events/shows.ts';
import { Illustration } from '#brands/illustration.tsx';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { useIsOpen } from '#drawers/use-is-open.ts';
import { paths } from '#pages/paths.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { SaveBar } from '#ui/save-bar.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { ReadinessCard } from '../overview/readiness-card.tsx';
import { StatusMissing, StatusStepCard } from './status-step-card.tsx';
import { findStatusRefusal, listStatusSteps, type StatusRefusal, type StatusStep } from './status-steps.ts';

/**
 * The drawer `showStatus`: the status of the show, the possible next ones, and what is missing for them. Needs
 * `show:write`.
 */
export function ShowStatusDrawer() {
  const { t } = useTranslation('shows');
  const navigate = useNavigate();
  const isOpen = useIsOpen();
  const [isActivated, setActivated] = useState(false);
  const { data: show } = useGetShowQuery({ params: { showCode: useShowCode() } });
  const handleClose = () => void navigate('..', { relative: 'path' });
  const handleChanged = ({ to, isBack }: StatusStep) => {
    if (to === 'ACTIVE' && !isBack) setActivated(true);
    // A change that is answered after the user has gone on takes nobody back.
    else if (isOpen.current) handleClose();
  };
  return (
    <AppDrawer
      footer={
        isActivated && (
          <SaveBar
            actions={
              <Button onClick={handleClose} variant="outlined">
                {t('duplicate.close')}
              </Button>
            }
            summary=""
          />
        )
      }
      heading={{ title: t('status.title'), facts: show && <StatusChip status={show.status} /> }}
      onClose={handleClose}
      open
    >
      {isActivated && (
        <EmptyState
          picture={<Illustration name="successful" />}
          text={t('status.means.ACTIVE')}
          title={t('status.activated')}
        />
      )}
      {show && !isActivated && <StatusSteps onChanged={handleChanged} show={show} />}
    </AppDrawer>
  );
}

interface Refused {
  step: StatusStep;
  refusal: StatusRefusal | undefined;
  text: string;
}

/** Closes after a change, so that a second click does not hit the step that appears in its place. */
function StatusSteps({ show, onChanged }: { show: Show; onChanged: (step: StatusStep) => void }) {
  const { t } = useTranslation('shows');
  const [update] = useUpdateShowMutation();
  const [asked, setAsked] = useState<StatusStep | null>(null);
  const [refused, setRefused] = useState<Refused | null>(null);
  const steps = listStatusSteps(show.status);
  const wordsOf = ({ to, isBack }: StatusStep) => ({
    label: t(isBack ? `status.backTo.${to}` : `status.to.${to}`),
    means: t(isBack ? `status.backMeans.${to}` : `status.means.${to}`),
  });
  const change = async (step: StatusStep, reason: string) => {
    const body = { status: step.to, ...(reason ? { reason } : {}) };
    try {
      await update({ params: { showCode: show.showCode }, body, revision: show.revision }).unwrap();
      showToast(t('status.changed'), 'success');
      onChanged(step);
    } catch (error) {
      setRefused({ step, refusal: findStatusRefusal(error), text: errorText(error) });
      setAsked(null);
    }
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {show.status === 'PENDING' && !refused?.refusal?.missing.length && <ReadinessCard show={show} />}
      {show.status === 'ACTIVE' && <PauseSales showCode={show.showCode} />}
      {steps.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('status.none')}</Box>}
      {steps.map((step) => (
        <StatusStepCard
          key={step.to}
          onChoose={() => (step.isDangerous || step.isBack ? setAsked(step) : change(step, ''))}
          step={step}
          words={wordsOf(step)}
        >
          {refused?.step.to === step.to && <RefusedWords refused={refused} show={show} />}
        </StatusStepCard>
      ))}
      <ConfirmDialog
        onClose={() => setAsked(null)}
        onConfirm={(reason) => (asked ? change(asked, reason) : undefined)}
        request={
          asked && {
            title: t('status.confirmTitle', { action: wordsOf(asked).label }),
            body: wordsOf(asked).means,
            confirmLabel: wordsOf(asked).label,
            isDangerous: asked.isDangerous,
            reason: asked.isDangerous ? 'required' : 'optional',
          }
        }
      />
    </Box>
  );
}

/** An active show has no way back to an earlier status, but its price types can be paused and resumed at any time. */
function PauseSales({ showCode }: { showCode: string }) {
  const { t } = useTranslation('shows');
  const { data } = useListPricesQuery({ params: { showCode } });
  const tickets = (data?.items ?? []).filter(({ kind }) => kind !== 'comp').map(({ priceTypeId }) => priceTypeId);
  return (
    <Box sx={{ display: 'grid', gap: 1.25, pb: 2, borderBottom: 1, borderColor: 'divider' }}>
      <Box>{t('status.pauseMeans')}</Box>
      <Box>
        <Button disabled={tickets.length === 0} href={paths.showTicketStatus(showCode, tickets)} variant="outlined">
          {t('status.pause')}
        </Button>
      </Box>
    </Box>
  );
}

function RefusedWords({ refused, show }: { refused: Refused; show: Show }) {
  const { t } = useTranslation('shows');
  const { refusal, text } = refused;
  if (refusal && refusal.missing.length > 0) return <StatusMissing missing={refusal.missing} show={show} />;
  return (
    <Alert severity="error">
      {refusal && refusal.orders > 0 ? t('status.openOrders', { count: refusal.orders }) : text}
    </Alert>
  );
}
