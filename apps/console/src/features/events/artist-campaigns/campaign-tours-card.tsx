import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { PAGE_SIZE } from '@parterre/contract/choices/limits';
import { useTranslation } from 'react-i18next';
import { useListToursQuery } from '#api/queries/events/tours.ts';
import { DATE_PLACEHOLDER, formatDay } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { LoadedCard } from '#pages/loaded-card.tsx';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';

/** Lists the tours of a campaign on one page, because a campaign has fewer than a page holds. */
export function CampaignToursCard({ artistCampaignId }: { artistCampaignId: number }) {
  const { t, i18n } = useTranslation('artist-campaigns');
  const result = useListToursQuery({ query: { artistCampaignId, pageSize: PAGE_SIZE.max } });
  const reason = useLockReason('campaign:write');
  const shown = result.currentData?.items.length ?? 0;
  return (
    <LoadedCard
      action={
        <ReasonedButton href={paths.tourNew(artistCampaignId)} reason={reason} size="small" variant="outlined">
          {t('page.createTour')}
        </ReasonedButton>
      }
      loading={{ label: t('page.loading'), rows: 3 }}
      note={shown > 0 ? formatNumber(shown, i18n.language) : undefined}
      result={{ ...result, data: result.currentData }}
      title={t('list.tours')}
    >
      {({ items }) =>
        items.length === 0 ? (
          <Box sx={{ px: 2, py: 1.5, color: 'text.secondary' }}>{t('page.noTours')}</Box>
        ) : (
          <Box component="ul" sx={LIST_LOOK}>
            {items.map((tour) => (
              <li key={tour.tourId}>
                <Link
                  color="text.primary"
                  href={paths.tour(tour.tourId)}
                  sx={{ flex: 1, minWidth: 0, fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}
                  underline="hover"
                >
                  {chooseText(tour.name, i18n.language)}
                </Link>
                <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
                  {t('list.showCount', { count: tour.showCount })}
                </Box>
                <Box component="span" sx={DAYS_LOOK}>
                  {tour.firstShowOn && tour.lastShowOn
                    ? `${formatDay(tour.firstShowOn)} – ${formatDay(tour.lastShowOn)}`
                    : DATE_PLACEHOLDER}
                </Box>
              </li>
            ))}
          </Box>
        )
      }
    </LoadedCard>
  );
}

const LIST_LOOK = {
  listStyle: 'none',
  m: 0,
  p: 0,
  fontVariantNumeric: 'tabular-nums',
  '& > li': {
    display: 'flex',
    flexWrap: { xs: 'wrap', sm: 'nowrap' },
    alignItems: 'center',
    columnGap: 2,
    minHeight: 40,
    px: 2,
    py: 0.75,
  },
  '& > li + li': { borderTop: 1, borderColor: 'divider' },
};

const DAYS_LOOK = { width: { xs: '100%', sm: 180 }, textAlign: { sm: 'right' }, color: 'text.secondary' };
