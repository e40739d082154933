import type { HistoryEntry } from '@parterre/contract/shows/history';
import { CULTURE_FORM } from '@parterre/contract/wire/patterns';
import { FEATURES, type FeatureId } from '@parterre/contract/wire/permissions';
import type { TFunction } from 'i18next';
import { DAY_TEMPLATE, DAY_TIME_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { findWallTime } from '#dates/wall-time.ts';
import { formatNumber, formatRate } from '#i18n/format-number.ts';
import { nameLanguage } from '#i18n/name-language.ts';
import { formatMoney } from '#ui/figures/money-text.tsx';
import { readWords } from '#ui/rich-text/read-words.ts';
import { toChipStatus } from '#ui/status-chip.tsx';

/** An audit entry, on any page. */
export interface ToldEntry extends Pick<HistoryEntry, 'action' | 'actor' | 'summary' | 'reason' | 'changes'> {
  /** Identifies the thing on pages that list several. It stands for a thing without a name. */
  objectId?: string;
}

type HistoryChange = HistoryEntry['changes'][number];

/** A field of an entry in words; null if it had or has no value. */
export interface ChangeWords {
  /** Names the thing if the entry changed several. */
  of: string | undefined;
  label: string;
  before: string | null;
  after: string | null;
}

export interface HistoryPlace {
  t: TFunction<'history'>;
  language: string;
  currency: string;
  /** Names a permission, where entries may be about one. */
  namePermission?: (permission: string) => string;
  /** Lists the names of features, where entries may be about closed ones. */
  nameFeatures?: (features: readonly FeatureId[]) => string;
}

/** Leaves out unchanged fields, which are listed only to say what a number means. */
export const describeChanges = (changes: readonly HistoryChange[], place: HistoryPlace): ChangeWords[] =>
  changes.filter(({ before, after }) => before !== after).map((change) => describeChange(change, changes, place));

/** `changes` are all changes of the entry: one may say what the number in another means, or its currency. */
export function describeChange(
  { of, field, before, after }: HistoryChange,
  changes: readonly HistoryChange[],
  place: HistoryPlace,
): ChangeWords {
  const kind = changes.find((change) => change.of === of && change.field === SAYS_KIND[field]);
  const currency = changes.find((change) => change.of === of && change.field === 'currency')?.after ?? place.currency;
  const write = (value: string | null, kindOfValue: string | null | undefined) => {
    if (value !== null) return writeValue(field, value, { ...place, currency }, kindOfValue ?? undefined);
    return field === 'partnerSiteIds' ? place.t('history:allSites') : null;
  };
  return { of, label: nameField(field, place), before: write(before, kind?.before), after: write(after, kind?.after) };
}

/** The fields that say whether a number is an amount or a percentage. */
const SAYS_KIND: Readonly<Record<string, string>> = { 'link.difference': 'link.kind', value: 'effect' };

/** `name.de` is the name in German, `link.kind` a part of the link. A part without its own words has those of its last name. */
export function nameField(field: string, { t, language }: HistoryPlace): string {
  const [first = field, part] = field.split('.');
  const own = t(`history:field.${field}`, { defaultValue: '' });
  if (own !== '') return own;
  if (part === undefined || !CULTURE_FORM.test(part))
    return t(`history:field.${field.slice(field.lastIndexOf('.') + 1)}`, { defaultValue: field });
  const words = t(`history:field.${first}`, { defaultValue: first });
  return t('history:inLanguage', { field: words, language: nameLanguage(part, language) });
}

const HAS_MONEY = /Minor$/;
/** Kinds whose number is in minor units. */
const IS_AMOUNT = new Set(['fixed', 'set-price', 'subtract']);
const HAS_STATUS = new Set(['status']);
/** Fields whose values have a translation. */
const HAS_CHOICE = new Set([
  'seating',
  'visibility',
  'kind',
  'statusCode',
  'link.kind',
  'effect',
  'choice',
  'opensAt',
  'existing',
  'paper',
  'barcode',
  'delivery',
  'hiddenFields',
]);
const HAS_LANGUAGES = new Set(['defaultCulture', 'languages', 'culture', 'request.culture']);

/** Formats a stored value for users: money, dates, languages, choices; other values stay as they are. */
export function writeValue(field: string, value: string, place: HistoryPlace, kind?: string): string {
  const { t, language, currency } = place;
  if (kind === 'percentage' || /basisPoints$/i.test(field)) return formatRate(Number(value), language);
  if (HAS_MONEY.test(field) || IS_AMOUNT.has(kind ?? '')) return formatMoney(Number(value), currency, language);
  if (HAS_STATUS.has(field)) return toChipStatus(value);
  if (HAS_LANGUAGES.has(field)) return mapList(value, (code) => nameLanguage(code, language));
  if (value === 'true' || value === 'false') return t(`history:values.${value}`);
  if (HAS_CHOICE.has(field)) return mapList(value, (choice) => t(`history:values.${choice}`, { defaultValue: choice }));
  if (field === 'closedFeatures' && place.nameFeatures) return place.nameFeatures(readFeatures(value));
  if (field === 'name') return namePicture(value, t);
  if (findWallTime(value)) return formatDateTime(value, value.length > 10 ? DAY_TIME_TEMPLATE : DAY_TEMPLATE);
  if (/^-?\d{1,15}$/.test(value) && !IS_VERBATIM.has(field)) return formatNumber(Number(value), language);
  return value.includes('<') ? readWords(value) : value;
}

const readFeatures = (value: string): FeatureId[] => {
  const ids = value.split(', ');
  return FEATURES.filter((id) => ids.includes(id));
};

const mapList = (value: string, write: (item: string) => string): string => value.split(', ').map(write).join(', ');

/** A picture's name is the name of its size, which is translated; other names stay as they are. */
export const namePicture = (name: string, t: TFunction<'history'>): string =>
  /^(tour|event)(-[a-z]+)+$|^(LOGO|BANNER|SPONSOR)$/.test(name)
    ? t(`history:pictures.${name}`, { defaultValue: name })
    : name;

/** Fields whose digits are not a number. */
const IS_VERBATIM = new Set([
  ...[
    'code',
    'prefix',
    'slug',
    'label',
    'reservationFlag',
    'showCodes',
    'copiedFrom',
    'tag',
    'reference',
    'externalRef',
  ],
  ...['address', 'postcode', 'town', 'phone', 'email', 'note', 'comment', 'description', 'title', 'owner', 'ownerName'],
]);
