import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PlanDraftSummary } from '@parterre/contract/seating-plans';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../dates/format-date-time.ts';
import { paths } from '../../../paths.ts';
import { Card } from '../../../ui/card.tsx';

/** Plans that nobody has published: no event can have them yet. */
export function DraftList({ drafts, venueId }: { drafts: readonly PlanDraftSummary[]; venueId: number }) {
  const { t } = useTranslation('plan-editor');
  if (drafts.length === 0) return null;
  return (
    <Box sx={{ mt: 2 }}>
      <Card title={t('begin.draftsTitle')}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {drafts.map((draft) => (
            <Box component="li" key={draft.planId} sx={LINE_LOOK}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Box sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>{draft.name}</Box>
                <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
                  {[
                    t('page.seats', { count: draft.seatCount }),
                    t('begin.savedBy', { day: formatDay(draft.savedAt.slice(0, 10)), name: draft.savedBy }),
                  ].join(' · ')}
                </Box>
              </Box>
              <Button href={paths.planEdit(venueId, draft.planId)} size="small">
                {t('begin.continue')}
              </Button>
            </Box>
          ))}
        </Box>
      </Card>
    </Box>
  );
}

const LINE_LOOK = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  px: 2,
  py: 1.25,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
