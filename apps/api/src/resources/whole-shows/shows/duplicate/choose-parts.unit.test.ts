import type { CopyPart } from '@parterre/contract/choices/show-choices';
import { describe, expect, it } from 'vitest';
import { chooseHolds, choosePartsOf, refuseTooManyCodes } from './choose-parts.ts';
import { countTexts, dropTranslations } from './copy-texts.ts';
import type { ShowContents } from './read-contents.ts';

const hold = (id: number): ShowContents['holds'][number] => ({
  promoterId: 1,
  id,
  showId: 1,
  ordinal: id,
  label: `Hold ${id}`,
  reservationFlag: `H${id}`,
  colour: '#000000',
  allowSales: false,
  owner: '',
  note: '',
  releaseOn: null,
  agreed: null,
  revision: 1,
  createdAt: new Date(0),
});
const CONTENTS: ShowContents = {
  groups: [],
  prices: [],
  holds: [hold(1), hold(2)],
  codes: [
    { id: 11, holdId: 2 },
    { id: 12, holdId: null },
  ],
  questions: [],
  assignedSeats: 0,
  heldPlaces: 0,
  images: 0,
  ticketDesigns: 0,
  ticketDesignsOfPrices: 0,
  links: 0,
  orders: 0,
  baskets: 0,
  codeUses: 0,
  visits: 0,
};
const parts = (...names: CopyPart[]) => choosePartsOf(names);

describe('the parts of a copy', () => {
  it('stand on tickets where they name them', () => {
    expect(() => parts('allocation')).toThrow();
    expect(() => parts('offer-codes', 'texts')).toThrow();
    expect([...parts('prices', 'allocation', 'prices')]).toEqual(['prices', 'allocation']);
  });

  it('bring all holds with the seats, without them those a code opens', () => {
    const idsOf = (chosen: ReadonlySet<CopyPart>) => chooseHolds(CONTENTS, chosen).map(({ id }) => id);
    expect(idsOf(parts('prices', 'allocation'))).toEqual([1, 2]);
    expect(idsOf(parts('prices', 'offer-codes'))).toEqual([2]);
    expect(idsOf(parts('prices'))).toEqual([]);
  });

  it('do not make more codes than one change should', () => {
    const chosen = parts('prices', 'offer-codes');
    expect(() => refuseTooManyCodes(CONTENTS, chosen, 25_000)).not.toThrow();
    expect(() => refuseTooManyCodes(CONTENTS, chosen, 25_001)).toThrow(
      expect.objectContaining({
        message: expect.stringContaining('50,002 offer codes'),
        extras: expect.objectContaining({
          details: { reason: 'too-many-copied-codes', offerCodes: 50_002, most: 50_000 },
          fieldErrors: [expect.objectContaining({ field: 'copy', code: 'tooManyCopiedCodes' })],
        }),
      }),
    );
    expect(() => refuseTooManyCodes(CONTENTS, parts('prices'), 25_001)).not.toThrow();
  });
});

describe('the texts of a copy', () => {
  const thing = { name: { 'en-GB': 'A', de: 'B' }, description: { de: 'C' }, outdatedTexts: { name: ['de'] } };

  it('are one name where none are taken along, in another language where there is none', () => {
    expect(dropTranslations(thing, 'en-GB')).toEqual({ name: { 'en-GB': 'A' }, description: {}, outdatedTexts: {} });
    expect(dropTranslations({ name: { de: 'B' }, outdatedTexts: {} }, 'fr')).toEqual({
      name: { fr: 'B' },
      outdatedTexts: {},
    });
  });

  it('are counted beside that name', () => {
    expect(countTexts([thing, { name: { de: 'B' }, outdatedTexts: {} }])).toBe(2);
  });
});
