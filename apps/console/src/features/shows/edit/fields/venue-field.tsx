import type { Venue } from '@parterre/contract/venues';
import { useState } from 'react';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { type FieldProps, useField } from '#forms/fields/use-field.tsx';
import { VenueSearch } from '../../venue-search.tsx';
import { useVenueOfForm } from './use-venue-of-form.ts';

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
