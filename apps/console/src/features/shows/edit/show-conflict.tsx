import { useTranslation } from 'react-i18next';
import { DAY_TIME_TEMPLATE, formatDateTime } from '../../../dates/format-date-time.ts';
import { formatZonedTime } from '../../../dates/format-zoned-time.ts';
import { findWallTime } from '../../../dates/wall-time.ts';
import { ConflictDialog } from '../../../drawers/conflict-dialog.tsx';
import type { ConflictField } from '../../../forms/object/find-conflicts.ts';
import type { ConflictChoice } from '../../../forms/object/use-stale-save.ts';
import { readWords } from '../../../ui/read-words.ts';
import type { ShowValues } from './show-values.ts';
import { useConflictNames } from './use-conflict-names.ts';

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

/** What two people changed of an event: all its values, or those a drawer has. */
export interface AskedShowConflict {
  fields: readonly ConflictField<ShowValues>[];
  mine: Partial<ShowValues>;
  theirs: Partial<ShowValues>;
  choose: (choice: ConflictChoice) => void;
}

/** Somebody else saved the same fields meanwhile. */
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
