import type { Venue } from '@parterre/contract/venues';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useGetVenueQuery } from '#api/queries/venues.ts';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { type FieldProps, useField } from '#forms/fields/use-field.tsx';
import { usePromoter } from '#session/use-promoter.ts';
import { VenueSearch } from '../../venue-search.tsx';

/** Holds the id of a venue, or null; finds venues by name and town. */
export function VenueField(props: FieldProps) {
  const field = useField(props);
  const { venue } = useVenueOfForm();
  const [picked, setPicked] = useState<Venue | null>(null);
  const shown = picked !== null && picked.venueId === field.value ? picked : venue;
  return (
    <FieldFrame field={field}>
      <VenueSearch
        field={field}
        onChoose={(next) => {
          setPicked(next);
          field.change(next?.venueId ?? null);
        }}
        venue={field.value === null ? null : shown}
      />
    </FieldFrame>
  );
}

/** The venue chosen in the form around, and the zone its times belong to. */
export function useVenueOfForm() {
  const venueId: number | null = useWatch({ name: 'venueId' });
  const { current, all } = usePromoter();
  const { currentData: venue } = useGetVenueQuery({ params: { venueId: venueId ?? 0 } }, { skip: venueId === null });
  return { venue: venue ?? null, zone: venue?.timeZone ?? (current ?? all[0])?.timeZone ?? 'Europe/London' };
}
