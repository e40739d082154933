import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatDateTime } from '../../../dates/format-date-time.ts';
import { formatZonedTime } from '../../../dates/format-zoned-time.ts';
import { findWallTime } from '../../../dates/wall-time.ts';
import { ConflictDialog } from '../../../drawers/conflict-dialog.tsx';
import type { ConflictField } from '../../../forms/find-conflicts.ts';
import type { AskedConflict } from '../../../forms/use-stale-save.ts';
import { readWords } from '../../../ui/read-words.ts';
import { useGetShowVenueQuery } from '../queries.ts';
import type { ShowValues } from './show-values.ts';

const LABELS: Record<ConflictField<ShowValues>, string> = {
  name: 'name',
  description: 'description',
  terms: 'terms',
  categoryId: 'category',
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

/** Somebody else saved the same fields meanwhile. */
export function ShowConflict({ asked }: { asked: AskedConflict<ShowValues> | null }) {
  const { t } = useTranslation('shows');
  const venues = { mine: useVenue(asked?.mine), theirs: useVenue(asked?.theirs) };
  const write = (side: 'mine' | 'theirs', field: ConflictField<ShowValues>): string => {
    const value = asked?.[side][field];
    const venue = venues[side];
    if (value === undefined || value === null || value === '') return t('conflict.empty');
    if (typeof value === 'object') return writeTexts(value) || t('conflict.empty');
    if (field === 'venueId') return venue?.name ?? String(value);
    if (value === 'RESERVED' || value === 'UNRESERVED') return t(`form.${value}`);
    if (typeof value !== 'string' || !findWallTime(value)) return String(value);
    return venue ? formatZonedTime(value, venue.timeZone) : formatDateTime(value, DAY_TIME_TEMPLATE);
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

const writeTexts = (texts: Record<string, string>): string =>
  Object.values(texts).map(readWords).filter(Boolean).join(' · ');

/** Whose zone the times of one side are in: both may have chosen another venue. */
function useVenue(values: ShowValues | undefined) {
  const venueId = values?.venueId ?? null;
  return useGetShowVenueQuery({ params: { venueId: venueId ?? 0 } }, { skip: venueId === null }).currentData;
}
