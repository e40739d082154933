import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { Venue } from '@parterre/contract/venues';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useListVenuesQuery } from '#api/queries/seating/venues.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { useDrawerParam } from '#drawers/use-drawer-param.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { nameCountry } from '#i18n/name-country.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { paths } from '#pages/paths.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { SearchField } from '#tables/filters/search-field.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Note } from '#ui/note.tsx';
import { useCopyVenue } from './use-copy-venue.ts';

const ROWS_SHOWN = 50;

/** `/venues/catalogue`: venues of the public catalogue, to copy with their plans. */
export function CatalogueDrawer() {
  const { t } = useTranslation('venues');
  const navigate = useNavigate();
  const { current } = usePromoter();
  const [searchTerm, setSearchTerm] = useState('');
  const result = useListVenuesQuery({
    query: {
      isCatalogue: true,
      pageSize: ROWS_SHOWN,
      ...(searchTerm ? { searchTerm } : {}),
      ...(current ? { promoterCode: current.code } : {}),
    },
  });
  const { copy, copyingId, reason, needsPromoter } = useCopyVenue();
  const { openDrawer } = useDrawerParam();
  const search = usePageSearch();
  const handleClose = () => void navigate(`${paths.venues()}${search}`);
  return (
    <AppDrawer heading={{ title: t('catalogue.title') }} onClose={handleClose} open>
      <Box component="p" sx={{ m: 0, mb: 1.5, color: 'text.secondary' }}>
        {t('catalogue.text')}
      </Box>
      {reason && (
        <Alert
          action={
            needsPromoter && <Button onClick={() => openDrawer('promoter')}>{t('catalogue.choosePromoter')}</Button>
          }
          severity="info"
          sx={{ mb: 1.5 }}
        >
          {reason}
        </Alert>
      )}
      <Box sx={{ mb: 1 }}>
        <SearchField hasFocus isWide label={t('list.search')} onSearch={setSearchTerm} value={searchTerm} />
      </Box>
      <LoadedPart label={t('catalogue.loading')} result={result} rows={8}>
        {({ items, totalItems }) => (
          <>
            {items.length === 0 && (
              <EmptyState
                actions={<Button href={`${paths.venueNew()}${search}`}>{t('list.create')}</Button>}
                text={t('catalogue.nothingText')}
                title={t('kit:tables.noResults')}
              />
            )}
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {items.map((venue) => (
                <CatalogueItem
                  isCopying={copyingId === venue.venueId}
                  key={venue.venueId}
                  onUse={() => void copy(venue)}
                  reason={reason}
                  venue={venue}
                />
              ))}
            </Box>
            <MoreVenues count={totalItems - items.length} />
          </>
        )}
      </LoadedPart>
    </AppDrawer>
  );
}

function MoreVenues({ count }: { count: number }) {
  const { t, i18n } = useTranslation('venues');
  if (count <= 0) return null;
  return (
    <Box component="p" sx={{ color: 'text.secondary', typography: 'note' }}>
      {t('catalogue.more', { count, number: formatNumber(count, i18n.language) })}
    </Box>
  );
}

interface CatalogueItemProps {
  venue: Venue;
  reason: string | undefined;
  isCopying: boolean;
  onUse: () => void;
}

function CatalogueItem({ venue, reason, isCopying, onUse }: CatalogueItemProps) {
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
        <Note>{[place, plans].filter(Boolean).join(' · ')}</Note>
      </Box>
      <ReasonedButton
        aria-label={t('catalogue.useVenue', { name: venue.name })}
        loading={isCopying}
        onClick={onUse}
        reason={reason}
        size="small"
      >
        {t('catalogue.use')}
      </ReasonedButton>
    </Box>
  );
}
