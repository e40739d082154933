import type { CallAnswer } from '@parterre/contract/call';
import type { listShowHistory } from '@parterre/contract/calls/shows';
import { type HistoryPlace, nameField, namePicture, writeValue } from './describe-change.ts';

export type HistoryEntry = CallAnswer<typeof listShowHistory>['items'][number];

export interface HistoryWords {
  title: string;
  /** What was before, counts, the reason, who. */
  note: string;
}

/** A sentence about a change from what the audit tells: the thing, the first field with its new value, the rest. */
export function describeHistory(entry: HistoryEntry, place: HistoryPlace): HistoryWords {
  const { t } = place;
  const { summary, action } = entry;
  const key = `shows:history.action.${action.replace('.', '_')}`;
  const whole = t([key, 'shows:history.action.other'], { name: nameThing(entry, place), action });
  const field = findField(entry);
  return {
    title: field === undefined ? whole : describeField(field, entry, place),
    note: listNotes(entry, place, summary.from !== undefined && field !== undefined).join(' · '),
  };
}

/** The field a sentence is about: of an update, and of a move. */
function findField({ summary, action }: HistoryEntry): string | undefined {
  const isChange = action.endsWith('.update') || action === 'show.move';
  return isChange && typeof summary.field === 'string' ? summary.field : undefined;
}

function describeField(field: string, entry: HistoryEntry, place: HistoryPlace): string {
  const { t } = place;
  const { summary, action } = entry;
  const what =
    action === 'show.move'
      ? t('shows:history.action.show_move')
      : action.startsWith('show.')
        ? t('shows:history.event')
        : nameThing(entry, place);
  const told = nameField(field, place);
  if (summary.to === undefined || HAS_IDS.has(field)) return t('shows:history.fieldOnly', { what, field: told });
  return t('shows:history.changed', { what, field: told, to: writeValue(field, String(summary.to), place) });
}

const nameThing = ({ summary }: HistoryEntry, { t }: HistoryPlace): string =>
  namePicture(String(summary.name ?? ''), t);

function listNotes({ summary, reason, actor }: HistoryEntry, place: HistoryPlace, hasFrom: boolean): string[] {
  const { t } = place;
  const { field, from, changes } = summary;
  const isTold = hasFrom && !HAS_IDS.has(String(field));
  const count = (key: string, value: string | number | undefined, name?: string | number) =>
    Number(value) > 0 ? [t(`shows:history.${key}`, { count: Number(value), name: name ?? '' })] : [];
  return [
    ...(isTold ? [t('shows:history.was', { from: writeValue(String(field), String(from), place) })] : []),
    ...count('moreChanges', Number(changes ?? 1) - 1),
    ...(summary.seats === undefined ? [] : [t('shows:history.seats', { count: Number(summary.seats) })]),
    ...count('priced', summary.price && summary.pricedSeats, summary.price),
    ...count('held', summary.hold && summary.heldSeats, summary.hold),
    ...count('cleared', summary.clearedSeats),
    ...count('released', summary.releasedSeats),
    ...count('removedSeats', summary.removedSeats),
    ...count('skipped', summary.skipped),
    ...count('events', summary.events),
    ...count('codes', summary.created),
    ...(reason === undefined ? [] : [t('shows:history.reason', { reason })]),
    actor,
  ];
}

/** Ids say nothing to people; the entry opens to their names. */
const HAS_IDS = new Set([
  'venueId',
  'categoryId',
  'planId',
  'planVersionId',
  'taxRateId',
  'priceGroupId',
  'tourId',
  'artistCampaignId',
  'holdId',
]);
