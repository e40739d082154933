import type { PriceGroup } from '@parterre/contract/price-groups';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { readTextState, type Texts } from '#forms/translation/text-state.tsx';
import { paths } from '#pages/paths.ts';

interface EventText {
  kind: 'show' | 'group' | 'ticket';
  /** The name of the show, price group or price type that has the text, in all languages. */
  name: Texts;
  field: string;
  texts: Texts;
  outdated: readonly string[];
  path: string;
}

/** `href` opens the translation drawer over the form of the text. */
export interface TextToDo extends Pick<EventText, 'kind' | 'name' | 'field'> {
  state: 'missing' | 'outdated';
  href: string;
}

/** The progress of a show's translation into one language; outdated texts count as written. */
export interface LanguageTexts {
  culture: string;
  written: number;
  total: number;
  toDo: TextToDo[];
}

interface EventTexts {
  show: Pick<Show, 'showCode' | 'name' | 'description' | 'terms' | 'outdatedTexts' | 'defaultCulture'>;
  groups: readonly Pick<PriceGroup, 'priceGroupId' | 'name' | 'outdatedTexts'>[];
  prices: readonly Pick<Price, 'priceTypeId' | 'name' | 'description' | 'outdatedTexts'>[];
  cultures: readonly string[];
}

/**
 * Counts the texts of a show, its price groups and its price types per language; texts that are empty in every language
 * do not count.
 */
export function countEventTexts(event: EventTexts): LanguageTexts[] {
  const all = listTexts(event);
  const source = event.show.defaultCulture;
  return event.cultures.map((culture) => {
    const entries = all.map((text) => {
      const { texts, outdated } = text;
      return { text, state: readTextState(culture, { texts, stored: texts, source, outdated, confirmed: [] }) };
    });
    const needed = entries.filter(({ state }) => state !== 'none');
    const toDo = needed.flatMap(({ text: { kind, name, field, path }, state }): TextToDo[] =>
      state === 'missing' || state === 'outdated'
        ? [{ kind, name, field, state, href: paths.translation(path, field, culture) }]
        : [],
    );
    const written = needed.filter(({ state }) => state !== 'missing').length;
    return { culture, written, total: needed.length, toDo };
  });
}

function listTexts({ show, groups, prices }: EventTexts): EventText[] {
  const { showCode, name, description, terms } = show;
  const list = (
    fields: Record<string, Texts>,
    owner: Pick<EventText, 'kind' | 'name' | 'path'>,
    outdatedTexts: Record<string, readonly string[]>,
  ) =>
    Object.entries(fields).map(([field, texts]) => ({
      ...owner,
      field,
      texts,
      outdated: outdatedTexts[field] ?? [],
    }));
  return [
    ...list(
      { name, description, terms },
      { kind: 'show', name, path: paths.showDetails(showCode) },
      show.outdatedTexts,
    ),
    ...groups.flatMap((group) => {
      const path = paths.showTicketGroup(showCode, group.priceGroupId);
      return list({ name: group.name }, { kind: 'group', name: group.name, path }, group.outdatedTexts);
    }),
    ...prices.flatMap((price) => {
      const path = paths.showTicket(showCode, price.priceTypeId);
      const fields = { name: price.name, description: price.description };
      return list(fields, { kind: 'ticket', name: price.name, path }, price.outdatedTexts);
    }),
  ];
}
