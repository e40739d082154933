import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { InstalmentPlan } from '@parterre/contract/instalments';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useListInstalmentPlansQuery } from '#api/queries/sales/instalments.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatRate } from '#i18n/format-number.ts';
import { LoadedCard } from '#pages/loaded-card.tsx';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { ToneChip } from '#ui/status-chip.tsx';

export function PlansCard({ showCode }: { showCode: string }) {
  const { t } = useTranslation('instalments');
  const { search } = useLocation();
  const result = useListInstalmentPlansQuery({ params: { showCode } });
  const lockReason = useLockReason('instalment:write');
  return (
    <Box sx={{ my: 2 }}>
      <LoadedCard
        action={
          <ReasonedButton
            href={`${paths.instalmentPlan(showCode, 'new')}${search}`}
            reason={lockReason}
            size="small"
            startIcon={<PlusIcon />}
            variant="outlined"
          >
            {t('plans.add')}
          </ReasonedButton>
        }
        loading={{ label: t('loading'), rows: 2 }}
        result={result}
        title={t('plans.title')}
      >
        {({ items }) => (
          <>
            {items.length === 0 && <Box sx={{ p: 2, color: 'text.secondary' }}>{t('plans.none')}</Box>}
            {items.map((plan) => (
              <PlanRow
                href={`${paths.instalmentPlan(showCode, plan.instalmentPlanId)}${search}`}
                key={plan.instalmentPlanId}
                plan={plan}
              />
            ))}
          </>
        )}
      </LoadedCard>
    </Box>
  );
}

function PlanRow({ plan, href }: { plan: InstalmentPlan; href: string }) {
  const { t, i18n } = useTranslation('instalments');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, px: 2, py: 1 }}>
      <Link href={href}>{chooseText(plan.name, i18n.language)}</Link>
      {!plan.isOffered && <ToneChip tone="neutral">{t('plans.notOffered')}</ToneChip>}
      {plan.isOffered && plan.endsAfterEvent && <ToneChip tone="warn">{t('plans.endsAfterEvent')}</ToneChip>}
      <Note sx={{ ml: { sm: 'auto' }, flexBasis: { xs: '100%', sm: 'auto' } }}>
        {[
          t('plans.terms', {
            deposit: formatRate(plan.depositBasisPoints, i18n.language),
            count: plan.payments,
            interval: t(`plans.every.${plan.interval}`),
          }),
          t('plans.orders', { count: plan.orders }),
        ].join(' · ')}
      </Note>
    </Box>
  );
}
