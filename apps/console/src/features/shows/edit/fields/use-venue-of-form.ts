import { useWatch } from 'react-hook-form';
import { useGetVenueQuery } from '#api/queries/venues.ts';
import { usePromoter } from '#session/use-promoter.ts';

/** The venue chosen in the form around, and the zone its times belong to. */
export function useVenueOfForm() {
  const venueId: number | null = useWatch({ name: 'venueId' });
  const { current, all } = usePromoter();
  const { currentData: venue } = useGetVenueQuery({ params: { venueId: venueId ?? 0 } }, { skip: venueId === null });
  return { venue: venue ?? null, zone: venue?.timeZone ?? (current ?? all[0])?.timeZone ?? 'Europe/London' };
}
