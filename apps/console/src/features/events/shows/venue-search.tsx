import type { Venue } from '@parterre/contract/venues';
import { useState } from 'react';
import { useListVenuesQuery } from '#api/queries/seating/venues.ts';
import { type PickerField, type PickerOption, SearchPicker } from '#forms/fields/search-picker.tsx';
import { usePromoter } from '#session/use-promoter.ts';
import { useSettled } from '#ui/use-settled.ts';

interface VenueSearchProps {
  field: PickerField;
  placeholder?: string;
  venue: Venue | null;
  onChoose: (venue: Venue | null) => void;
}

export function VenueSearch({ venue, onChoose, ...props }: VenueSearchProps) {
  const { current } = usePromoter();
  const [typed, setTyped] = useState('');
  const searchTerm = useSettled(typed.trim());
  const { currentData, isFetching, error } = useListVenuesQuery({
    query: {
      isCatalogue: false,
      ...(current ? { promoterCode: current.code } : {}),
      ...(searchTerm ? { searchTerm } : {}),
    },
  });
  const found = currentData?.items ?? [];
  return (
    <SearchPicker
      {...props}
      onChoose={(option) => onChoose(found.find(({ venueId }) => venueId === option?.id) ?? null)}
      search={{ options: found.map(toOption), isSearching: isFetching, error, onType: setTyped }}
      value={venue && toOption(venue)}
    />
  );
}

const toOption = ({ venueId, name, town }: Venue): PickerOption => ({ id: venueId, label: name, note: town });
