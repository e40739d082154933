import { useTranslation } from 'react-i18next';
import { useGetArtistCampaignQuery } from '#api/queries/events/artist-campaigns.ts';
import { useGetTourQuery } from '#api/queries/events/tours.ts';
import { useListCategoriesQuery, useListRegionsQuery } from '#api/queries/promoters/lookups.ts';
import { useGetVenueQuery } from '#api/queries/seating/venues.ts';
import { useArtistNames } from '#artists/use-artist-names.ts';
import { DAY_TIME_TEMPLATE, formatDateTime, formatZonedTime } from '#dates/format-date-time.ts';
import { findWallTime } from '#dates/wall-time.ts';
import { ConflictDialog } from '#forms/object/conflict-dialog.tsx';
import type { ConflictField } from '#forms/object/find-conflicts.ts';
import type { ConflictChoice } from '#forms/object/use-stale-save.tsx';
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

interface AskedShowConflict {
  fields: readonly ConflictField<ShowValues>[];
  mine: Partial<ShowValues>;
  theirs: Partial<ShowValues>;
  choose: (choice: ConflictChoice) => void;
}

export function ShowConflict({ asked }: { asked: AskedShowConflict | null }) {
  const { t } = useTranslation('shows');
  const names = useConflictNames(asked);
  const write = (side: 'mine' | 'theirs', field: ConflictField<ShowValues>): string => {
    const value = asked?.[side][field];
    const { nameOf, zone } = names[side];
    if (field === 'partnerSiteIds' && value === null) return t('sites.all');
    if (value === undefined || value === null || value === '') return t('conflict.empty');
    if (Array.isArray(value)) return value.map((id) => nameOf(field, id)).join(', ') || t('conflict.empty');
    if (typeof value === 'object') return writeTexts(value) || t('conflict.empty');
    if (typeof value === 'number') return nameOf(field, value);
    if (value === 'RESERVED' || value === 'UNRESERVED') return t(`form.${value}`);
    if (!findWallTime(value)) return value;
    return zone ? formatZonedTime(value, zone) : formatDateTime(value, DAY_TIME_TEMPLATE);
  };
  return (
    <ConflictDialog
      conflicts={
        asked?.fields.map((field) => ({
          id: field,
          label: t(`form.${LABELS[field]}`),
          yours: write('mine', field),
          theirs: write('theirs', field),
        })) ?? null
      }
      onClose={() => asked?.choose('close')}
      onKeepMine={() => asked?.choose('mine')}
      onTakeTheirs={() => asked?.choose('theirs')}
    />
  );
}

const writeTexts = (texts: object): string => Object.values(texts).map(readWords).filter(Boolean).join(' · ');

/** Loads names and time zones for both sides of a conflict, because each may have chosen another venue. */
function useConflictNames(asked: AskedShowConflict | null) {
  return { mine: useNames(asked?.mine), theirs: useNames(asked?.theirs) };
}

function useNames(values: Partial<ShowValues> | undefined) {
  const text = useShowText();
  const { venueId = null, tourId = null, artistCampaignId = null, performingArtistIds = [] } = values ?? {};
  const { currentData: venue } = useGetVenueQuery({ params: { venueId: venueId ?? 0 } }, { skip: venueId === null });
  const { currentData: tour } = useGetTourQuery({ params: { tourId: tourId ?? 0 } }, { skip: tourId === null });
  const { currentData: campaign } = useGetArtistCampaignQuery(
    { params: { artistCampaignId: artistCampaignId ?? 0 } },
    { skip: artistCampaignId === null },
  );
  const { data: categories } = useListCategoriesQuery(undefined, { skip: values === undefined });
  const { data: sites } = useListRegionsQuery(undefined, { skip: values === undefined });
  const artists = useArtistNames(performingArtistIds);
  const nameOf = (field: keyof ShowValues, id: number): string => {
    const names: Partial<Record<keyof ShowValues, string | undefined>> = {
      venueId: venue?.name,
      tourId: tour && text(tour.name),
      artistCampaignId: campaign && text(campaign.name),
      performingArtistIds: artists.get(id),
      partnerSiteIds: sites?.items.find((site) => site.id === id)?.name,
      categoryId: text(categories?.items.find(({ categoryId }) => categoryId === id)?.name ?? {}),
    };
    return names[field] || String(id);
  };
  return { nameOf, zone: venue?.timeZone };
}
