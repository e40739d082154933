import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Tour } from '@parterre/contract/tours';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../i18n/format-number.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';
import { ToneChip } from '../../../ui/status-chip.tsx';

interface TourPlansCardProps {
  plans: Tour['plans'];
  /** Where they are chosen; left out for who may not. */
  editHref?: string | undefined;
}

/** The plans an event of the tour may use whatever its venue, the default marked. */
export function TourPlansCard({ plans, editHref }: TourPlansCardProps) {
  const { t, i18n } = useTranslation('tours');
  return (
    <Card
      action={editHref && <Link href={editHref}>{t('page.choosePlans')}</Link>}
      note={plans.length > 0 ? formatNumber(plans.length, i18n.language) : undefined}
      title={t('fields.planIds')}
    >
      {plans.length === 0 && <Box sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>{t('page.noPlans')}</Box>}
      {plans.length > 0 && (
        <Box component="ul" sx={LIST_LOOK}>
          {plans.map((plan) => (
            <li key={plan.id}>
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Link
                  color="text.primary"
                  href={paths.plan(plan.venueId, plan.id)}
                  sx={{ fontWeight: 'fontWeightMedium' }}
                  underline="hover"
                >
                  {plan.name}
                </Link>
                <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>{plan.venueName}</Box>
              </Box>
              {plan.isDefault && <ToneChip tone="info">{t('fields.isDefault')}</ToneChip>}
            </li>
          ))}
        </Box>
      )}
    </Card>
  );
}

const LIST_LOOK = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, px: 2, py: 0.75 },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};
