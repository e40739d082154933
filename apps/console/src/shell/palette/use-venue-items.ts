import type { Venue } from '@parterre/contract/venues';
import { useNavigate } from 'react-router';
import { useListVenuePlansQuery } from '#api/queries/seating-plans.ts';
import { useListVenuesQuery } from '#api/queries/venues.ts';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { PinIcon, SeatIcon } from '#ui/icons.tsx';
import type { FoundItems } from './palette-item.ts';
import { useSearchTerm } from './use-search-term.ts';

const MOST_OF_EACH = 4;

/** One's own venues whose name or town matches the words, and the seating plans of the best two. */
export function useVenueItems(words: string): FoundItems {
  const navigate = useNavigate();
  const { current } = usePromoter();
  const { searchTerm, isTooShort, isSettled } = useSearchTerm(words);
  const skip = !useCan('show:read') || isTooShort;
  const args = { query: { searchTerm, isCatalogue: false, ...(current ? { promoterCode: current.code } : {}) } };
  const { currentData, isFetching, error } = useListVenuesQuery(args, { skip });
  const venues = skip ? [] : (currentData?.items ?? []).slice(0, MOST_OF_EACH);
  const first = usePlanItems(venues[0]);
  const second = usePlanItems(venues[1]);
  return {
    items: [
      ...venues.map((venue) => ({
        id: `venue-${venue.venueId}`,
        group: 'venues' as const,
        label: venue.name,
        note: venue.town,
        Icon: PinIcon,
        run: () => void navigate(paths.venue(venue.venueId)),
      })),
      ...[...first.items, ...second.items].slice(0, MOST_OF_EACH),
    ],
    isSearching: isFetching || first.isSearching || second.isSearching || !isSettled,
    error: skip ? undefined : (error ?? first.error ?? second.error),
  };
}

function usePlanItems(venue: Venue | undefined): FoundItems {
  const navigate = useNavigate();
  const args = { params: { venueId: venue?.venueId ?? 0 } };
  const { currentData, isFetching, error } = useListVenuePlansQuery(args, { skip: !venue?.planCount });
  if (!venue?.planCount) return { items: [], isSearching: false, error: undefined };
  const items = (currentData?.items ?? []).map((plan) => ({
    id: `plan-${plan.id}`,
    group: 'plans' as const,
    label: plan.name,
    note: venue.name,
    Icon: SeatIcon,
    run: () => void navigate(paths.plan(venue.venueId, plan.id)),
  }));
  return { items, isSearching: isFetching, error };
}
