import {
  type ChangeWords,
  describeChange,
  type HistoryPlace,
  nameField,
  namePicture,
  type ToldEntry,
  writeValue,
} from './describe-change.ts';

interface HistoryWords {
  title: string;
  /** The previous value, counts, the reason and the actor. */
  note: string;
}

/**
 * Describes an audit entry in a sentence: the thing, the first changed field with its new value, and a note on the
 * rest.
 */
export function describeHistory(entry: ToldEntry, place: HistoryPlace): HistoryWords {
  const { t } = place;
  const { action } = entry;
  const key = `history:action.${action.replace('.', '_')}`;
  const whole = t([key, 'history:action.other'], {
    name: nameThing(entry, place),
    id: entry.objectId ?? '',
    permission: namePermission(entry, place),
    action,
  }).replace(/ {2,}/g, ' ');
  const field = findField(entry);
  if (field !== undefined && isUnnamed(entry))
    return {
      title: t('history:changedWhole', { what: whole, field: nameField(field, place) }),
      note: listNotes(entry, place, null).join(' · '),
    };
  if (action === 'price.update-many') return { title: describeMany(entry, place) ?? whole, note: entry.actor };
  return {
    title: field === undefined ? whole : describeField(field, entry, place),
    note: listNotes(entry, place, field === undefined ? null : findWords(field, entry, place).before).join(' · '),
  };
}

function describeMany({ changes }: ToldEntry, place: HistoryPlace): string | undefined {
  const { t } = place;
  const [first] = changes;
  if (!first || !changes.every(({ field, after }) => field === first.field && after === first.after)) return undefined;
  const { label, after } = describeChange(first, changes, place);
  return t('history:changed', {
    what: t('history:tickets', { count: changes.length }),
    field: label,
    to: after,
  });
}

/** Returns the field that the sentence names; only updates and moves have one. */
function findField({ summary, action }: ToldEntry): string | undefined {
  const isChange = action.endsWith('.update') || action === 'show.move';
  return isChange && typeof summary.field === 'string' ? summary.field : undefined;
}

const isUnnamed = ({ action, summary }: ToldEntry): boolean =>
  summary.name === undefined && !action.startsWith('show.');

function describeField(field: string, entry: ToldEntry, place: HistoryPlace): string {
  const { t } = place;
  const { action } = entry;
  const what =
    action === 'show.move'
      ? t('history:action.show_move')
      : action.startsWith('show.')
        ? t('history:event')
        : nameThing(entry, place);
  const told = nameField(field, place);
  const { after } = findWords(field, entry, place);
  if (after === null) return t('history:fieldOnly', { what, field: told });
  return t('history:changed', { what, field: told, to: after });
}

/** Returns the old and new value, from the list of changes if possible, because it has names instead of ids. */
function findWords(field: string, { changes, summary }: ToldEntry, place: HistoryPlace): Told {
  const change = changes.find((one) => one.of === undefined && one.field === field);
  if (change) return describeChange(change, changes, place);
  const write = (value: string | number | undefined) =>
    value === undefined || HAS_IDS.has(field) ? null : writeValue(field, String(value), place);
  return { before: write(summary.from), after: write(summary.to) };
}

type Told = Pick<ChangeWords, 'before' | 'after'>;

function nameThing({ action, summary, objectId = '' }: ToldEntry, { t }: HistoryPlace): string {
  if (action.startsWith('people-list.')) return t(`history:lists.${objectId}`, { defaultValue: objectId });
  return namePicture(String(summary.name ?? (objectId && `#${objectId}`)), t);
}

const namePermission = ({ summary }: ToldEntry, place: HistoryPlace): string => {
  const permission = String(summary.permission ?? '');
  return permission === '' ? '' : (place.namePermission?.(permission) ?? permission);
};

function listNotes({ summary, reason, actor }: ToldEntry, place: HistoryPlace, before: string | null): string[] {
  const { t } = place;
  const { changes } = summary;
  const count = (key: string, value: string | number | undefined, name?: string | number) =>
    Number(value) > 0 ? [t(`history:${key}`, { count: Number(value), name: name ?? '' })] : [];
  return [
    ...(before === null ? [] : [t('history:was', { from: before })]),
    ...count('moreChanges', Number(changes ?? 1) - 1),
    ...(summary.seats === undefined ? [] : [t('history:seats', { count: Number(summary.seats) })]),
    ...count('priced', summary.price && summary.pricedSeats, summary.price),
    ...count('held', summary.hold && summary.heldSeats, summary.hold),
    ...count('cleared', summary.clearedSeats),
    ...count('released', summary.releasedSeats),
    ...count('removedSeats', summary.removedSeats),
    ...count('skipped', summary.skipped),
    ...count('events', summary.events),
    ...count('codes', summary.created),
    ...(reason === undefined ? [] : [t('history:reason', { reason })]),
    actor,
  ].filter((note) => note !== '');
}

/** Fields with ids, which mean nothing to users; the opened entry shows names instead. */
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
