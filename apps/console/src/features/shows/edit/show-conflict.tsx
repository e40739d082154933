import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../../dates/format-date-time.ts';
import { findWallTime } from '../../../dates/wall-time.ts';
import { ConflictDialog } from '../../../drawers/conflict-dialog.tsx';
import type { AskedConflict } from '../../../forms/use-stale-save.ts';
import type { ShowValues } from './show-values.ts';

const LABELS: Record<keyof ShowValues, string> = {
  name: 'name',
  description: 'description',
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
  const write = (value: ShowValues[keyof ShowValues]): string => {
    if (value === null || value === '') return t('conflict.empty');
    if (typeof value === 'object') return Object.values(value).filter(Boolean).join(' · ') || t('conflict.empty');
    if (value === 'RESERVED' || value === 'UNRESERVED') return t(`form.${value}`);
    return typeof value === 'string' && findWallTime(value)
      ? formatDateTime(value, 'DD/MM/YYYY, HH:mm')
      : String(value);
  };
  return (
    <ConflictDialog
      conflicts={
        asked?.fields.map((field) => ({
          id: field,
          label: t(`form.${LABELS[field]}`),
          yours: write(asked.mine[field]),
          theirs: write(asked.theirs[field]),
        })) ?? null
      }
      onClose={() => asked?.choose('close')}
      onKeepMine={() => asked?.choose('mine')}
      onTakeTheirs={() => asked?.choose('theirs')}
    />
  );
}
