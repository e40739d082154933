import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { parseId } from '#api/parse-id.ts';
import { useGetVenueQuery } from '#api/queries/seating/venues.ts';
import { FilterPopover } from '#tables/filters/choice-filter.tsx';
import { lazyPart } from '#ui/lazy-part.ts';

const VenueSearch = lazyPart(async () => (await import('../venue-search.tsx')).VenueSearch);

interface VenueFilterProps {
  values: readonly string[];
  onChange: (values: string[]) => void;
}

export function VenueFilter({ values, onChange }: VenueFilterProps) {
  const { t } = useTranslation('shows');
  const venueId = parseId(values[0] ?? null);
  const { data: venue } = useGetVenueQuery({ params: { venueId: venueId ?? 0 } }, { skip: venueId === null });
  const name = venue?.venueId === venueId ? venue?.name : `#${venueId}`;
  return (
    <FilterPopover label={t('filters.venue')} onRemove={() => onChange([])} value={venueId === null ? undefined : name}>
      {(close) => (
        <Suspense fallback={null}>
          <VenueSearch
            field={{ label: t('filters.findVenue'), hasFocus: true }}
            onChoose={(chosen) => {
              onChange(chosen ? [String(chosen.venueId)] : []);
              close();
            }}
            placeholder={t('filters.findVenue')}
            venue={null}
          />
        </Suspense>
      )}
    </FilterPopover>
  );
}
