import { chooseText } from '../../texts/choose-text.ts';
import { compareFields, type FieldChange } from './compare-fields.ts';
import { toFields } from './to-fields.ts';

/** What was done to one thing: an audit entry, or a part of one. */
export interface ChangedThing {
  action: string;
  object: string;
  objectId: string;
  before?: unknown;
  after?: unknown;
}

/** `of` names the thing where one entry changed several. */
export interface ThingChange extends FieldChange {
  of?: string;
}

/** More than anybody reads of one entry. */
const MOST = 200;
/** Entries without a state before that say what a thing is, not how much was done. */
const TELLS_A_THING = /\.(create|remove|duplicate|put)$/;
/** What is listed of an entry that makes things from others: which they are. */
const MADE: Readonly<Record<string, string>> = { 'show.duplicate': 'showCodes', 'price-group.copy': 'copiedFrom' };
/** Things that have a history, or a page, of their own. */
const TOLD_ELSEWHERE = new Set(['show', 'venue', 'seating-plan']);

/** The fields an entry changed, those of its parts with the name of what they changed. */
export function listChanges(entry: ChangedThing & { parts: readonly ChangedThing[] }, culture: string): ThingChange[] {
  const ofParts = entry.parts
    .filter(({ object }) => !TOLD_ELSEWHERE.has(object))
    .flatMap((part) => listOwn(part).map((change) => ({ of: nameOf(part, culture), ...change })));
  return [...listOwn(entry), ...ofParts].slice(0, MOST);
}

function listOwn({ action, object, objectId, before, after }: ChangedThing): FieldChange[] {
  if (object === 'seats') return [];
  const made = MADE[action];
  const isUpdate = (before ?? null) !== null && (after ?? null) !== null;
  if (!isUpdate && made === undefined && !TELLS_A_THING.test(action)) return [];
  return compareFields(before, after, objectId).filter((change) =>
    made === undefined ? !isCopiedId(change) : change.field === made,
  );
}

/** Whose copy a ticket is, by an id: the name says it better. */
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
