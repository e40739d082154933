import { describe, expect, it } from 'vitest';
import { countEventTexts } from './count-event-texts.ts';

const show = {
  showCode: 'K7M2QXRB',
  defaultCulture: 'en-GB',
  name: { 'en-GB': 'Faust', de: 'Faust' },
  description: { 'en-GB': '<p>An opera</p>', de: '<p>Eine Oper</p>' },
  terms: {},
  outdatedTexts: { description: ['de'] },
};
const groups = [{ priceGroupId: 4, name: { 'en-GB': 'Stalls' }, outdatedTexts: {} }];
const prices = [
  { priceTypeId: 12, name: { 'en-GB': 'Adult', fr: 'Adulte' }, description: { fr: 'Plein tarif' }, outdatedTexts: {} },
];
const count = (cultures: string[]) => countEventTexts({ show, groups, prices, cultures });

describe('the texts of an event', () => {
  it('are counted per language over the event, its groups and its tickets, without those nobody wrote', () => {
    expect(count(['en-GB', 'de', 'fr']).map(({ culture, written, total }) => [culture, written, total])).toEqual([
      ['en-GB', 4, 5],
      ['de', 2, 5],
      ['fr', 2, 5],
    ]);
  });

  it('lead to the form with the drawer open at the text and the language', () => {
    const [english, german] = count(['en-GB', 'de']);
    expect(english?.toDo.map(({ href }) => href)).toEqual([
      '/shows/K7M2QXRB/tickets/12?drawer=translation&field=description&culture=en-GB',
    ]);
    expect(german?.toDo.map(({ state, href }) => `${state} ${href}`)).toEqual([
      'outdated /shows/K7M2QXRB/details?drawer=translation&field=description&culture=de',
      'missing /shows/K7M2QXRB/tickets/groups/4?drawer=translation&field=name&culture=de',
      'missing /shows/K7M2QXRB/tickets/12?drawer=translation&field=name&culture=de',
      'missing /shows/K7M2QXRB/tickets/12?drawer=translation&field=description&culture=de',
    ]);
  });

  it('are complete where nothing is missing', () => {
    const [english] = countEventTexts({ show, groups, prices: [], cultures: ['en-GB'] });
    expect(english).toEqual({ culture: 'en-GB', written: 3, total: 3, toDo: [] });
  });
});
