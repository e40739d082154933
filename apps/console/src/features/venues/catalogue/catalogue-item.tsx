import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Venue } from '@parterre/contract/venues';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { nameCountry } from '../name-country.ts';

interface CatalogueItemProps {
  venue: Venue;
  isDisabled: boolean;
  isCopying: boolean;
  onUse: () => void;
}

export function CatalogueItem({ venue, isDisabled, isCopying, onUse }: CatalogueItemProps) {
  const { t, i18n } = useTranslation('venues');
  const place = [venue.town, nameCountry(venue.countryCode, i18n.language)].join(', ');
  const plans = venue.planCount > 0 ? t('list.planCount', { count: venue.planCount }) : undefined;
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 56, borderBottom: 1, borderColor: 'divider' }}
    >
      <Box sx={{ flex: 1, minWidth: 0, py: 1 }}>
        <Link color="text.primary" href={paths.venue(venue.venueId)} sx={{ fontWeight: 'fontWeightMedium' }}>
          {venue.name}
        </Link>
        <Box sx={{ fontSize: 12, lineHeight: '16px', color: 'text.secondary' }}>
          {[place, plans].filter(Boolean).join(' · ')}
        </Box>
      </Box>
      <Button
        aria-label={t('catalogue.useVenue', { name: venue.name })}
        disabled={isDisabled}
        loading={isCopying}
        onClick={onUse}
        size="small"
      >
        {t('catalogue.use')}
      </Button>
    </Box>
  );
}
