import { useTranslation } from 'react-i18next';
import { useGetTourQuery } from '#api/queries/events/tours.ts';
import { useListCategoriesQuery, useListRegionsQuery } from '#api/queries/promoters/lookups.ts';
import { useGetSeatingPlanQuery } from '#api/queries/seating/seating-plans.ts';
import { useGetVenueQuery } from '#api/queries/seating/venues.ts';
import { useArtistNames } from '#artists/use-artist-names.ts';
import { DAY_TIME_TEMPLATE, formatDateTime, formatZonedTime } from '#dates/format-date-time.ts';
import { describeZone, resolveWallTime } from '#dates/zone.ts';
import type { ConflictField } from '#forms/object/find-conflicts.ts';
import { type ConflictChoice, type FieldWriters, FormConflict } from '#forms/object/use-stale-save.tsx';
import { nameLanguage } from '#i18n/name-language.ts';
import { useCampaignNames } from '#programme/pickers/use-campaign-names.ts';
import { summariseTexts } from '#programme/texts/summarise-texts.ts';
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
  const writers = useShowWriters(asked);
  return (
    <FormConflict
      asked={asked}
      label={(field) => t(`form.${LABELS[field]}`)}
      write={(values, field) => writers[field](values)}
    />
  );
}

function useShowWriters(asked: AskedShowConflict | null): FieldWriters<ShowValues, Partial<ShowValues>> {
  const { t, i18n } = useTranslation('shows');
  const { nameOf, zoneOf } = useConflictNames(asked);
  const writeTime = (wallTime: string | undefined, venueId: number | null | undefined) => {
    if (!wallTime) return '';
    const zone = zoneOf(venueId);
    return zone ? formatZonedTime(wallTime, zone) : formatDateTime(wallTime, DAY_TIME_TEMPLATE);
  };
  const writeOverlap = ({ overlap, startsAtLocal, venueId }: Partial<ShowValues>) => {
    const zone = zoneOf(venueId);
    if (!overlap || !zone || !startsAtLocal) return '';
    const [first, second] = resolveWallTime(startsAtLocal, zone).instants;
    return t(`form.${overlap}`, { zone: describeZone(zone, (overlap === 'first' ? first : second) ?? startsAtLocal) });
  };
  return {
    name: ({ name }) => summariseTexts(name ?? {}),
    description: ({ description }) => summariseTexts(description ?? {}),
    terms: ({ terms }) => summariseTexts(terms ?? {}),
    categoryId: ({ categoryId }) => nameOf('categoryId', categoryId),
    tourId: ({ tourId }) => nameOf('tourId', tourId),
    artistCampaignId: ({ artistCampaignId }) => nameOf('artistCampaignId', artistCampaignId),
    performingArtistIds: ({ performingArtistIds = [] }) =>
      performingArtistIds.map((id) => nameOf('performingArtistIds', id)).join(', '),
    partnerSiteIds: ({ partnerSiteIds }) =>
      partnerSiteIds?.map((id) => nameOf('partnerSiteIds', id)).join(', ') ?? t('sites.all'),
    venueId: ({ venueId }) => nameOf('venueId', venueId),
    seating: ({ seating }) => seating && t(`form.${seating}`),
    seatingPlanId: ({ seatingPlanId }) =>
      seatingPlanId === null ? t('form.noPlanChosen') : nameOf('seatingPlanId', toPlanId(seatingPlanId)),
    startsAtLocal: ({ startsAtLocal, venueId }) => writeTime(startsAtLocal, venueId),
    overlap: writeOverlap,
    doorsAtLocal: ({ doorsAtLocal, venueId }) => writeTime(doorsAtLocal, venueId),
    endsAtLocal: ({ endsAtLocal, venueId }) => writeTime(endsAtLocal, venueId),
    onSaleAtLocal: ({ onSaleAtLocal, venueId }) => writeTime(onSaleAtLocal, venueId),
    offSaleAtLocal: ({ offSaleAtLocal, venueId }) => writeTime(offSaleAtLocal, venueId),
    currency: ({ currency }) => currency,
    defaultCulture: ({ defaultCulture }) => defaultCulture && nameLanguage(defaultCulture, i18n.language),
  };
}

/** A stored show has a plan or none; `default` is only chosen for a new one. */
const toPlanId = (planId: ShowValues['seatingPlanId'] | undefined) => (typeof planId === 'number' ? planId : null);

type NamedField =
  | 'categoryId'
  | 'tourId'
  | 'artistCampaignId'
  | 'performingArtistIds'
  | 'partnerSiteIds'
  | 'venueId'
  | 'seatingPlanId';

/** Loads names and time zones for both sides of a conflict, because each may have chosen another venue. */
function useConflictNames(asked: AskedShowConflict | null) {
  const text = useShowText();
  const { mine, theirs } = asked ?? {};
  const venues = [useVenue(mine?.venueId), useVenue(theirs?.venueId)];
  const tours = [useTour(mine?.tourId), useTour(theirs?.tourId)];
  const campaigns = useCampaignNames([mine?.artistCampaignId, theirs?.artistCampaignId]);
  const plans = [usePlan(toPlanId(mine?.seatingPlanId)), usePlan(toPlanId(theirs?.seatingPlanId))];
  const { data: categories } = useListCategoriesQuery(undefined, { skip: asked === null });
  const { data: sites } = useListRegionsQuery(undefined, { skip: asked === null });
  const artists = useArtistNames([...(mine?.performingArtistIds ?? []), ...(theirs?.performingArtistIds ?? [])]);
  const nameOf = (field: NamedField, id: number | null | undefined): string => {
    if (id === null || id === undefined) return '';
    const names: Record<NamedField, string | undefined> = {
      venueId: venues.find((venue) => venue?.venueId === id)?.name,
      tourId: text(tours.find((tour) => tour?.tourId === id)?.name ?? {}),
      artistCampaignId: campaigns.get(id),
      performingArtistIds: artists.get(id),
      seatingPlanId: plans.find((plan) => plan?.id === id)?.name,
      partnerSiteIds: sites?.items.find((site) => site.id === id)?.name,
      categoryId: text(categories?.items.find(({ categoryId }) => categoryId === id)?.name ?? {}),
    };
    return names[field] || '…';
  };
  const zoneOf = (id: number | null | undefined) => venues.find((venue) => venue?.venueId === id)?.timeZone;
  return { nameOf, zoneOf };
}

const useVenue = (id: number | null | undefined) =>
  useGetVenueQuery({ params: { venueId: id ?? 0 } }, { skip: !id }).currentData;

const useTour = (id: number | null | undefined) =>
  useGetTourQuery({ params: { tourId: id ?? 0 } }, { skip: !id }).currentData;

const usePlan = (id: number | null) => useGetSeatingPlanQuery({ params: { id: id ?? 0 } }, { skip: !id }).currentData;
