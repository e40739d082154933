import { chooseText } from '#texts/choose-text.ts';
import { compareFields, type FieldChange } from './compare-fields.ts';
import { toFields } from './to-fields.ts';

/** The common shape of an entry and a part of an entry. */
export interface ChangedThing {
  action: string;
  object: string;
  objectId: string;
  before?: unknown;
  after?: unknown;
}

/** A field change with the name of its thing, where one entry changed several. */
export interface ThingChange extends FieldChange {
  of?: string;
}

/** The maximum number of fields listed of one entry, because nobody reads more. */
const CHANGES_MAX = 200;
/** Actions whose entries describe a thing instead of counting changes, although they have no state before. */
const DESCRIBES_A_THING = /\.(create|remove|duplicate|put)$/;
/** Actions that create things from others, with the field that lists the new things. */
const MADE: Readonly<Record<string, string>> = { 'show.duplicate': 'showCodes', 'price-group.copy': 'copiedFrom' };
/** Things that have a history or a page of their own. */
const LISTED_ELSEWHERE = new Set(['show', 'venue', 'seating-plan']);

/**
 * Lists changes for the history of a show: at most CHANGES_MAX, without those that the page shows elsewhere. Changes of a part
 * name it as `of`.
 */
export function listChanges(entry: ChangedThing & { parts: readonly ChangedThing[] }, culture: string): ThingChange[] {
  const ofParts = entry.parts
    .filter(({ object }) => !LISTED_ELSEWHERE.has(object))
    .flatMap((part) => listOwn(part).map((change) => ({ of: nameOf(part, culture), ...change })));
  return [...listOwn(entry), ...ofParts].slice(0, CHANGES_MAX);
}

/** Lists every field of the entry and of its parts, even where it only counts changes. */
export function listAllChanges(
  entry: ChangedThing & { parts: readonly ChangedThing[] },
  culture: string,
): ThingChange[] {
  const listed = ({ object, objectId, before, after }: ChangedThing) =>
    object === 'seats' ? [] : compareFields(before, after, objectId);
  const ofParts = entry.parts.flatMap((part) =>
    listed(part).map((change) => ({ of: nameOf(part, culture), ...change })),
  );
  return [...listed(entry), ...ofParts].slice(0, CHANGES_MAX);
}

function listOwn({ action, object, objectId, before, after }: ChangedThing): FieldChange[] {
  if (object === 'seats') return [];
  const made = MADE[action];
  const isUpdate = (before ?? null) !== null && (after ?? null) !== null;
  if (!isUpdate && made === undefined && !DESCRIBES_A_THING.test(action)) return [];
  return compareFields(before, after, objectId).filter((change) =>
    made === undefined ? !isCopiedId(change) : change.field === made,
  );
}

/** Returns whether the field is the id of a price type's original, whose name is listed already. */
const isCopiedId = ({ field, after }: FieldChange): boolean => field === 'copiedFrom' && typeof after === 'number';

function nameOf({ before, after, objectId }: ChangedThing, culture: string): string {
  const { name, label, code } = { ...toFields(before), ...toFields(after) };
  const naming = name ?? label ?? code;
  if (typeof naming === 'string') return naming;
  const texts = Object.entries(toFields(naming)).filter(
    (text): text is [string, string] => typeof text[1] === 'string',
  );
  return texts.length === 0 ? `#${objectId}` : chooseText(Object.fromEntries(texts), culture);
}
