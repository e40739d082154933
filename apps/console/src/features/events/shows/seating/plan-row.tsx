import Box from '@mui/material/Box';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useGetSeatingPlanQuery } from '#api/queries/seating/seating-plans.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import { useShowText } from '../describe-show.ts';
import type { OfferedPlan } from './merge-plans.ts';

interface PlanRowProps {
  plan: OfferedPlan;
  show: Pick<Show, 'seatingPlanId' | 'planVersionNumber' | 'seatCount' | 'seating' | 'tour' | 'defaultCulture'>;
  reason: string | undefined;
  onUse: () => void;
}

export function PlanRow({ plan, show, reason, onUse }: PlanRowProps) {
  const { t } = useTranslation('shows');
  const isChosen = plan.id === show.seatingPlanId;
  return (
    <Box component="li" sx={ROW_LOOK}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontWeight: 'fontWeightMedium' }}>
          {plan.name}
          {isChosen && <ToneChip tone="info">{t('seating.chosen')}</ToneChip>}
          {plan.isDefault && <ToneChip tone="neutral">{t('seating.default')}</ToneChip>}
        </Box>
        <PlanFacts isChosen={isChosen} plan={plan} show={show} />
      </Box>
      {!isChosen && (
        <ReasonedButton
          data-field={reason === undefined ? 'seatingPlanId' : undefined}
          onClick={onUse}
          reason={reason}
          variant="outlined"
        >
          {t('seating.use')}
        </ReasonedButton>
      )}
    </Box>
  );
}

/**
 * Seats, version and origin of a plan; for a plan of the tour they are read separately, because the tour has only
 * names.
 */
function PlanFacts({ plan, show, isChosen }: Pick<PlanRowProps, 'plan' | 'show'> & { isChosen: boolean }) {
  const { t } = useTranslation('shows');
  const text = useShowText();
  const { data } = useGetSeatingPlanQuery({ params: { id: plan.id } }, { skip: plan.seatCount !== undefined });
  const seats = plan.seatCount ?? data?.seatCount;
  const own = isChosen && show.seating === 'RESERVED' ? show.seatCount : 0;
  const number = (isChosen ? show.planVersionNumber : null) ?? plan.versionNumber ?? data?.versionNumber;
  const facts = [
    ...(seats === undefined ? [] : [t('seating.seatCount', { count: own || seats })]),
    ...(number === undefined ? [] : [t('seating.version', { number })]),
    ...(plan.from === 'tour' && show.tour
      ? [t('seating.ofTour', { tour: text(show.tour.name, show.defaultCulture), venue: plan.venueName ?? '' })]
      : []),
  ];
  return (
    <Box sx={{ minHeight: 20, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>{facts.join(' · ')}</Box>
  );
}

const ROW_LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  rowGap: 1,
  minHeight: 56,
  px: 2,
  py: 1,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};
