import { useTranslation } from 'react-i18next';
import { useGetTourQuery } from '#api/queries/events/tours.ts';
import { useListCategoriesQuery, useListRegionsQuery } from '#api/queries/promoters/lookups.ts';
import { useGetVenueQuery } from '#api/queries/seating/venues.ts';
import { useArtistNames } from '#artists/use-artist-names.ts';
import { DAY_TIME_TEMPLATE, formatDateTime, formatZonedTime } from '#dates/format-date-time.ts';
import { findWallTime } from '#dates/wall-time.ts';
import type { ConflictField } from '#forms/object/find-conflicts.ts';
import { type ConflictChoice, FormConflict } from '#forms/object/use-stale-save.tsx';
import { useCampaignNames } from '#programme/pickers/use-campaign-names.ts';
import { readWords } from '#ui/read-words.ts';
import { useShowText } from '../describe-show.ts';
import type { ShowValues } from './show-values.ts';

const LABELS: Record<ConflictField<ShowValues>, string> = {
  name: 'name',
  description: 'description',
  terms: 'terms',
  categoryId: 'category',
  tourId: 'tour',
  artistCampaignId: 'campaign',
  performingArtistIds: 'artists',
  partnerSiteIds: 'sites',
  venueId: 'venue',
  seating: 'seating',
  seatingPlanId: 'plan',
  startsAtLocal: 'startsAt',
  overlap: 'overlap',
  doorsAtLocal: 'doorsAt',
  endsAtLocal: 'endsAt',
  onSaleAtLocal: 'onSaleAt',
  offSaleAtLocal: 'offSaleAt',
  currency: 'currency',
  defaultCulture: 'defaultCulture',
};

/** A move asks about some of the values only. */
interface AskedShowConflict {
  fields: ConflictField<ShowValues>[];
  mine: Partial<ShowValues>;
  theirs: Partial<ShowValues>;
  choose: (choice: ConflictChoice) => void;
}

export function ShowConflict({ asked }: { asked: AskedShowConflict | null }) {
  const { t } = useTranslation('shows');
  const { nameOf, zoneOf } = useConflictNames(asked);
  const write = (values: Partial<ShowValues>, field: ConflictField<ShowValues>): string => {
    const value = values[field];
    const zone = zoneOf(values.venueId);
    if (field === 'partnerSiteIds' && value === null) return t('sites.all');
    if (value === undefined || value === null || value === '') return '';
    if (Array.isArray(value)) return value.map((id) => nameOf(field, id)).join(', ');
    if (typeof value === 'object') return writeTexts(value);
    if (typeof value === 'number') return nameOf(field, value);
    if (value === 'RESERVED' || value === 'UNRESERVED') return t(`form.${value}`);
    if (!findWallTime(value)) return value;
    return zone ? formatZonedTime(value, zone) : formatDateTime(value, DAY_TIME_TEMPLATE);
  };
  return <FormConflict asked={asked} label={(field) => t(`form.${LABELS[field]}`)} write={write} />;
}

const writeTexts = (texts: object): string => Object.values(texts).map(readWords).filter(Boolean).join(' · ');

/** Loads names and time zones for both sides of a conflict, because each may have chosen another venue. */
function useConflictNames(asked: AskedShowConflict | null) {
  const text = useShowText();
  const { mine, theirs } = asked ?? {};
  const venues = [useVenue(mine?.venueId), useVenue(theirs?.venueId)];
  const tours = [useTour(mine?.tourId), useTour(theirs?.tourId)];
  const campaigns = useCampaignNames([mine?.artistCampaignId, theirs?.artistCampaignId]);
  const { data: categories } = useListCategoriesQuery(undefined, { skip: asked === null });
  const { data: sites } = useListRegionsQuery(undefined, { skip: asked === null });
  const artists = useArtistNames([...(mine?.performingArtistIds ?? []), ...(theirs?.performingArtistIds ?? [])]);
  const nameOf = (field: keyof ShowValues, id: number): string => {
    const names: Partial<Record<keyof ShowValues, string | undefined>> = {
      venueId: venues.find((venue) => venue?.venueId === id)?.name,
      tourId: text(tours.find((tour) => tour?.tourId === id)?.name ?? {}),
      artistCampaignId: campaigns.get(id),
      performingArtistIds: artists.get(id),
      partnerSiteIds: sites?.items.find((site) => site.id === id)?.name,
      categoryId: text(categories?.items.find(({ categoryId }) => categoryId === id)?.name ?? {}),
    };
    return names[field] || String(id);
  };
  const zoneOf = (id: number | null | undefined) => venues.find((venue) => venue?.venueId === id)?.timeZone;
  return { nameOf, zoneOf };
}

const useVenue = (id: number | null | undefined) =>
  useGetVenueQuery({ params: { venueId: id ?? 0 } }, { skip: !id }).currentData;

const useTour = (id: number | null | undefined) =>
  useGetTourQuery({ params: { tourId: id ?? 0 } }, { skip: !id }).currentData;
