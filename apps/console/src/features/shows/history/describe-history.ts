import type { CallAnswer } from '@parterre/contract/call';
import type { listShowHistory } from '@parterre/contract/calls/shows';
import type { TFunction } from 'i18next';
import { formatDateTime } from '../../../dates/format-date-time.ts';
import { findWallTime } from '../../../dates/wall-time.ts';
import { formatAmount } from '../../../ui/money-text.tsx';
import { toChipStatus } from '../../../ui/status-chip.tsx';

export type HistoryEntry = CallAnswer<typeof listShowHistory>['items'][number];

export interface HistoryWords {
  title: string;
  /** What was before, counts, the reason, who. */
  note: string;
}

interface HistoryPlace {
  t: TFunction<'shows'>;
  language: string;
  currency: string;
}

/** A sentence about a change from what the audit tells: the thing, the first field with its new value, the rest. */
export function describeHistory(entry: HistoryEntry, place: HistoryPlace): HistoryWords {
  const { t } = place;
  const { summary, action } = entry;
  const key = `shows:history.action.${action.replace('.', '_')}`;
  const whole = t([key, 'shows:history.action.other'], { name: summary.name ?? '', action });
  const field = typeof summary.field === 'string' ? summary.field : undefined;
  const isUpdate = action.endsWith('.update') && field !== undefined;
  return { title: isUpdate ? describeChange(field, entry, place) : whole, note: listNotes(entry, place).join(' · ') };
}

function describeChange(field: string, { summary, action }: HistoryEntry, place: HistoryPlace): string {
  const { t } = place;
  const what = action.startsWith('show.') ? t('shows:history.event') : String(summary.name ?? '');
  const told = t([`shows:history.field.${field}`, field]);
  if (summary.to === undefined || HAS_IDS.has(field)) return t('shows:history.fieldOnly', { what, field: told });
  return t('shows:history.changed', { what, field: told, to: writeValue(field, summary.to, place) });
}

function listNotes({ summary, actor, action }: HistoryEntry, place: HistoryPlace): string[] {
  const { t } = place;
  const { field, from, changes, reason } = summary;
  const hasFrom = action.endsWith('.update') && typeof field === 'string' && from !== undefined && !HAS_IDS.has(field);
  return [
    ...(hasFrom ? [t('shows:history.was', { from: writeValue(String(field), from ?? '', place) })] : []),
    ...(Number(changes) > 1 ? [t('shows:history.moreChanges', { count: Number(changes) - 1 })] : []),
    ...(summary.seats === undefined ? [] : [t('shows:history.seats', { count: Number(summary.seats) })]),
    ...(Number(summary.skipped) > 0 ? [t('shows:history.skipped', { count: Number(summary.skipped) })] : []),
    ...(reason === undefined ? [] : [t('shows:history.reason', { reason })]),
    actor,
  ];
}

/** Ids say nothing to people. */
const HAS_IDS = new Set(['venueId', 'categoryId', 'planId', 'planVersionId', 'taxRateId', 'priceGroupId']);
const HAS_MONEY = new Set(['faceValueMinor', 'bookingFeeMinor']);

function writeValue(field: string, value: string | number, { language, currency }: HistoryPlace): string {
  if (HAS_MONEY.has(field)) return `${currency} ${formatAmount(Number(value), currency, language)}`;
  if (typeof value === 'number') return value.toLocaleString(language);
  if (field === 'status') return toChipStatus(value);
  return findWallTime(value) ? formatDateTime(value, value.length > 10 ? 'DD/MM/YYYY, HH:mm' : 'DD/MM/YYYY') : value;
}
