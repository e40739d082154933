import type { ReadinessCode } from '@parterre/contract/choices/show-choices';
import type { ReadinessEntry } from '@parterre/contract/shows/overview';
import type { OutdatedTexts, TextByCulture } from '@parterre/contract/wire/values';
import { chooseText } from '#texts/choose-text.ts';
import { type Check, entry, type ReadinessFacts, type Target } from './readiness-facts.ts';

interface Written {
  text: TextByCulture;
  outdated: readonly string[];
  name: string;
  target: Target;
}

/** One field of all things of a kind: all names of price types, the terms of the show. */
interface TextField {
  of: 'event' | 'group' | 'ticket';
  field: 'name' | 'description' | 'terms';
  written: Written[];
}

/** Names are checked in every language of the promoter, other texts only when they exist in another language. */
export const checkTexts: Check = (facts) => {
  const fields = listFields(facts);
  const isMissing = ({ text }: Written, culture: string) => !text[culture];
  const isOutdated = ({ outdated }: Written, culture: string) => outdated.includes(culture);
  return [
    ...judge('TEXT_MISSING', facts.cultures, fields, isMissing),
    ...judge('TEXT_OUTDATED', facts.cultures, fields, isOutdated),
  ];
};

function listFields({ show, groups, prices }: ReadinessFacts): TextField[] {
  const write = (
    thing: { name: TextByCulture; outdatedTexts: OutdatedTexts },
    field: TextField['field'],
    text: TextByCulture,
    target: Target = {},
  ): Written => ({
    text,
    outdated: thing.outdatedTexts[field] ?? [],
    name: chooseText(thing.name, show.defaultCulture),
    target,
  });
  const fields: TextField[] = [
    { of: 'event', field: 'name', written: [write(show, 'name', show.name)] },
    { of: 'event', field: 'description', written: [write(show, 'description', show.description)] },
    { of: 'event', field: 'terms', written: [write(show, 'terms', show.terms)] },
    {
      of: 'group',
      field: 'name',
      written: groups.map((group) => write(group, 'name', group.name, { priceGroupId: group.id })),
    },
    {
      of: 'ticket',
      field: 'name',
      written: prices.map((price) => write(price, 'name', price.name, { priceTypeId: price.id })),
    },
    {
      of: 'ticket',
      field: 'description',
      written: prices.map((price) => write(price, 'description', price.description, { priceTypeId: price.id })),
    },
  ];
  return fields.map((field) => ({
    ...field,
    written: field.written.filter(({ text }) => Object.values(text).some((words) => words !== '')),
  }));
}

/** Makes an entry for each language and field with a fault, which leads to the first such text. */
function judge(
  code: ReadinessCode,
  cultures: readonly string[],
  fields: readonly TextField[],
  isWrong: (written: Written, culture: string) => boolean,
): ReadinessEntry[] {
  const found = cultures.flatMap((culture) =>
    fields.flatMap(({ of, field, written }) => {
      const wrong = written.filter((thing) => isWrong(thing, culture));
      const [first] = wrong;
      if (!first) return [];
      const values = { culture, of, text: field, texts: wrong.length, name: first.name };
      return [entry(code, 'warning', 'texts', { values, ...first.target, field: `${field}.${culture}` })];
    }),
  );
  return found.length === 0 ? [entry(code, 'passed', 'texts')] : found;
}
