import Popover from '@mui/material/Popover';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseId } from '#api/parse-id.ts';
import { useGetVenueQuery } from '#api/queries/seating/venues.ts';
import { FilterChip } from '#ui/filter-chip.tsx';
import { lazyPart } from '#ui/lazy-part.ts';

const VenueSearch = lazyPart(async () => (await import('../venue-search.tsx')).VenueSearch);

interface VenueFilterProps {
  values: readonly string[];
  onChange: (values: string[]) => void;
}

export function VenueFilter({ values, onChange }: VenueFilterProps) {
  const { t } = useTranslation('shows');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const venueId = parseId(values[0] ?? null);
  const { data: venue } = useGetVenueQuery({ params: { venueId: venueId ?? 0 } }, { skip: venueId === null });
  const name = venue?.venueId === venueId ? venue?.name : `#${venueId}`;
  const handleClose = () => setAnchor(null);
  return (
    <>
      <FilterChip
        label={t('filters.venue')}
        onOpen={(event) => setAnchor(event.currentTarget)}
        onRemove={() => onChange([])}
        removeLabel={t('filters.remove', { filter: t('filters.venue') })}
        value={venueId === null ? undefined : name}
      />
      <Popover
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={handleClose}
        open={anchor !== null}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('filters.venue'), sx: { mt: 0.5, p: 1.5, width: 320 } } }}
      >
        <Suspense fallback={null}>
          <VenueSearch
            field={{ label: t('filters.findVenue'), hasFocus: true }}
            onChoose={(chosen) => {
              onChange(chosen ? [String(chosen.venueId)] : []);
              handleClose();
            }}
            placeholder={t('filters.findVenue')}
            venue={null}
          />
        </Suspense>
      </Popover>
    </>
  );
}
