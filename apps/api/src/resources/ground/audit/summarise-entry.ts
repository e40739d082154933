import { isDeepStrictEqual } from 'node:util';
import type { AuditPart } from '#db/schema/ground/audit.ts';
import { chooseText } from '#texts/choose-text.ts';
import { rankField } from './rank-field.ts';
import { toFields } from './to-fields.ts';

export interface AuditFacts {
  object: string;
  before?: unknown;
  after?: unknown;
  reason: string | null;
  parts: readonly AuditPart[];
}

type Fields = Record<string, unknown>;
type Summary = Record<string, string | number>;

/** Fields that are never summarised: they change with everything or mean nothing to people. */
const UNLISTED = new Set(['revision', 'priceCount', 'displayOrder', 'stock', 'ordinal', 'showCode']);

/**
 * Collects what a sentence about a change needs: the `name` of the thing; the `permission` of a request for access; for
 * an update the first changed `field` with `from` and `to` and the number of `changes`; and every count of the entry
 * (seats, priced, held, skipped …).
 */
export function summariseEntry({ object, before, after, reason, parts }: AuditFacts, culture: string): Summary {
  const old = toFields(before);
  const current = toFields(after);
  return {
    ...countsOf(before === null || before === undefined || after ? current : old),
    ...nameOf(object, { ...old, ...current }, culture),
    ...permissionOf({ ...old, ...current }),
    ...(before && after ? changeOf(old, current, culture) : {}),
    ...(parts.length > 0 ? { parts: parts.length } : {}),
    ...(reason === null ? {} : { reason }),
  };
}

/** The field that names a thing without a name, label or code. */
const NAMING: Readonly<Record<string, string>> = {
  invitation: 'email',
  webhook: 'url',
  audit: 'fileName',
  'report-download': 'fileName',
};

function nameOf(object: string, fields: Fields, culture: string): Summary {
  const name = tell(fields.name ?? fields.label ?? fields.code ?? fields[NAMING[object] ?? ''], culture);
  return name === '' || name === undefined ? {} : { name };
}

/** The permission that somebody asked for, was given or was refused. */
const permissionOf = ({ permission }: Fields): Summary => (typeof permission === 'string' ? { permission } : {});

function changeOf(old: Fields, current: Fields, culture: string): Summary {
  const changed = Object.keys(current)
    .filter((key) => key in old && !UNLISTED.has(key) && !isDeepStrictEqual(old[key], current[key]))
    .sort((a, b) => rankField(a) - rankField(b));
  const [field] = changed;
  if (field === undefined) return {};
  const from = tell(old[field], culture);
  const to = tell(current[field], culture);
  return {
    field,
    changes: changed.length,
    ...(from === undefined ? {} : { from }),
    ...(to === undefined ? {} : { to }),
  };
}

/** Returns the whole numbers that count something. Ids and money are left out, because the changes list them. */
function countsOf(fields: Fields): Summary {
  const counts: Summary = {};
  for (const [key, value] of Object.entries(fields))
    if (typeof value === 'number' && COUNTED.has(key)) counts[key] = value;
  return counts;
}

const COUNTED = new Set([
  'seats',
  'priced',
  'held',
  'cleared',
  'skipped',
  'blocks',
  'prices',
  'holds',
  'created',
  'followers',
  'removedSeats',
  'removedPriced',
  'removedHeld',
  'groups',
  'events',
  'offerCodes',
  'links',
  'images',
  'updated',
  'failed',
]);

/** Returns a value as text in the language; undefined for lists and objects. */
function tell(value: unknown, culture: string): string | number | undefined {
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const texts = Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  return texts.length === 0 ? undefined : chooseText(Object.fromEntries(texts), culture);
}
