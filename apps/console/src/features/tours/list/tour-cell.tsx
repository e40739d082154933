import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { TourSummary } from '@parterre/contract/tours';
import { useTranslation } from 'react-i18next';
import { chooseText } from '../../../i18n/choose-text.ts';
import { paths } from '../../../paths.ts';

/** The name of a tour over its campaign. */
export function TourCell({ tour }: { tour: Pick<TourSummary, 'tourId' | 'name' | 'artistCampaign'> }) {
  const { t, i18n } = useTranslation('tours');
  const name = chooseText(tour.name, i18n.language);
  const campaign = tour.artistCampaign && chooseText(tour.artistCampaign.name, i18n.language);
  return (
    <Box sx={{ minWidth: 0, '& > *': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' } }}>
      <Link
        color="text.primary"
        href={paths.tour(tour.tourId)}
        sx={{ fontSize: 14, lineHeight: '20px', fontWeight: 'fontWeightMedium' }}
        title={name}
        underline="hover"
      >
        {name}
      </Link>
      <Box component="span" sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }} title={campaign ?? ''}>
        {campaign ?? t('list.noCampaign')}
      </Box>
    </Box>
  );
}
