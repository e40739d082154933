import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SeatingPlanSummary } from '@parterre/contract/seating-plans';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../session/use-features.ts';
import { ToneChip } from '../../../ui/status-chip.tsx';
import { Tip } from '../../../ui/tip.tsx';

interface PlanRowProps {
  plan: SeatingPlanSummary;
  show: Pick<Show, 'seatingPlanId' | 'planVersionNumber' | 'seatCount'>;
  isFixed: boolean;
  onUse: () => void;
}

/** One plan; the one in use shows the version the event has frozen. */
export function PlanRow({ plan, show, isFixed, onUse }: PlanRowProps) {
  const { t } = useTranslation('shows');
  const canWrite = useCan('show:write');
  const isChosen = plan.id === show.seatingPlanId;
  const number = isChosen ? (show.planVersionNumber ?? plan.versionNumber) : plan.versionNumber;
  const reason = isFixed ? t('seating.fixed') : t('actions.notAllowed', { permission: 'show:write' });
  const isDisabled = isFixed || !canWrite;
  const button = (
    <Button disabled={isDisabled} onClick={onUse} variant="outlined">
      {t('seating.use')}
    </Button>
  );
  return (
    <Box component="li" sx={ROW_LOOK}>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, fontWeight: 'fontWeightMedium' }}>
          {plan.name}
          {isChosen && <ToneChip tone="info">{t('seating.chosen')}</ToneChip>}
          {plan.isDefault && <ToneChip tone="neutral">{t('seating.default')}</ToneChip>}
        </Box>
        <Box sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {t('seating.seatCount', { count: isChosen ? show.seatCount || plan.seatCount : plan.seatCount })} ·{' '}
          {t('seating.version', { number })}
        </Box>
      </Box>
      {!isChosen &&
        (isDisabled ? (
          <Tip title={reason}>
            <span>{button}</span>
          </Tip>
        ) : (
          button
        ))}
    </Box>
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
