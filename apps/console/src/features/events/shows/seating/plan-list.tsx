import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Show } from '@parterre/contract/shows/show';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { useLazyGetShowQuery, useUpdateShowMutation } from '#api/queries/events/shows.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { useMarkFromUrl } from '#forms/object/use-field-from-url.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { Card } from '#ui/card.tsx';
import { firstReason } from '#ui/controls/first-reason.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { type OfferedPlan, useOfferedPlans } from './merge-plans.ts';
import { PlanRow } from './plan-row.tsx';
import { explainOrders, findSeatLoss, type SeatLoss, SeatLossDialog, useSeatLoss } from './seat-loss-dialog.tsx';

/**
 * Lists the plans of the venue and the tour. A change that deletes seats must be confirmed by typing the show's code.
 */
export function PlanList({ show }: { show: Show }) {
  const { t } = useTranslation('shows');
  const { plans, error, retry } = useOfferedPlans(show.venue.venueId, show.tour?.tourId ?? null);
  const loss = useSeatLoss(show);
  const change = useChangePlan(show);
  const reason = useFixedPlanReason(show, loss !== undefined);
  const { asked } = change;
  const list = useRef<HTMLUListElement>(null);
  useMarkFromUrl(list);
  const goesFirst = (plan: OfferedPlan) => Number(plan.id === show.seatingPlanId);
  const handleAsk = (plan: OfferedPlan | null) => loss && change.ask({ plan, loss });
  return (
    <Card
      action={
        <Link href={paths.venue(show.venue.venueId)} sx={{ flex: 'none' }}>
          {t('seating.openVenue')}
        </Link>
      }
      note={show.venue.name}
      title={t('seating.plan')}
    >
      <LoadedPart isInCard label={t('page.loading')} result={{ data: plans, error, refetch: retry }} rows={2}>
        {({ length }) =>
          length === 0 && (
            <Box sx={{ p: 2 }}>
              {t('seating.noPlans')} <Box sx={{ color: 'text.secondary' }}>{t('seating.importHint')}</Box>
            </Box>
          )
        }
      </LoadedPart>
      <Box component="ul" ref={list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {plans
          ?.toSorted((a, b) => goesFirst(b) - goesFirst(a))
          .map((plan) => (
            <PlanRow key={plan.id} onUse={() => handleAsk(plan)} plan={plan} reason={reason} show={show} />
          ))}
      </Box>
      {show.seatingPlanId !== null && !show.hasOrders && (
        <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <ReasonedButton onClick={() => handleAsk(null)} reason={reason} sx={{ ml: -1 }} variant="text">
            {t('seating.useNone')}
          </ReasonedButton>
        </Box>
      )}
      <SeatLossDialog
        loss={asked && asked.loss.seats > 0 ? asked.loss : null}
        onClose={change.cancel}
        onConfirm={change.confirm}
        plan={asked?.plan?.name ?? null}
        showCode={show.showCode}
        title={t('seating.rebuildTitle')}
        verb={t('seating.rebuild')}
      />
      <TakePlanDialog
        onClose={change.cancel}
        onConfirm={change.confirm}
        plan={asked && asked.loss.seats === 0 ? { name: asked.plan?.name ?? null } : null}
        seating={show.seating}
      />
    </Card>
  );
}

interface AskedPlan {
  plan: Pick<OfferedPlan, 'id' | 'name'> | null;
  loss: SeatLoss;
}

/**
 * Changes the plan after asking with the number of seats that are lost, which the server compares. If it counts another
 * number, the show is read and the user asked again. Shows a rejection in a toast. Needs `show:write`.
 */
function useChangePlan(show: Show) {
  const { t } = useTranslation('shows');
  const [update] = useUpdateShowMutation();
  const [getShow] = useLazyGetShowQuery();
  const [asked, setAsked] = useState<AskedPlan | null>(null);
  const params = { showCode: show.showCode };
  const confirm = async () => {
    if (!asked) return;
    const body = { seatingPlanId: asked.plan?.id ?? null, removesSeats: asked.loss.seats };
    try {
      await update({ params, body, revision: show.revision }).unwrap();
      showToast(t('seating.changed'), 'success');
      setAsked(null);
    } catch (error) {
      const loss = findSeatLoss(error);
      showToast(explainOrders(error, t) ?? errorText(error), loss ? 'warning' : 'error');
      await getShow({ params });
      setAsked(loss ? { ...asked, loss } : null);
    }
  };
  return { asked, ask: setAsked, confirm, cancel: () => setAsked(null) };
}

/** Returns why no other plan can be chosen; undefined if one can. */
function useFixedPlanReason(show: Show, isKnown: boolean): string | undefined {
  const { t } = useTranslation('shows');
  const lockReason = useLockReason('show:write');
  return firstReason(show.hasOrders && t('seating.fixed'), lockReason, !isKnown && t('page.loading'));
}

interface TakePlanDialogProps {
  /** Null while the dialog is closed; a null name removes the plan. */
  plan: { name: string | null } | null;
  seating: Show['seating'];
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a show without seats gets another plan. Nothing is lost, so no code has to be typed. */
function TakePlanDialog({ plan, seating, onConfirm, onClose }: TakePlanDialogProps) {
  const { t } = useTranslation('shows');
  const body = plan?.name === null ? 'noneBody' : seating === 'UNRESERVED' ? 'unreservedBody' : 'firstBody';
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={onConfirm}
      request={
        plan && {
          title: t('seating.rebuildTitle'),
          body: t(`seating.${body}`, { plan: plan.name ?? '' }),
          confirmLabel: t('seating.rebuild'),
        }
      }
    />
  );
}
