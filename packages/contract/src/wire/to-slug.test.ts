import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ShortUrlSlug } from '../events/short-urls.ts';
import { SLUG_LENGTH_MAX, toSlug } from './to-slug.ts';

test.each([
  ['Mahler 5', 'mahler-5'],
  ['Weihnachtsmärchen', 'weihnachtsmaerchen'],
  ['Weihnachtsma\u0308rchen', 'weihnachtsmaerchen'],
  ['GROẞE Brüder, Öl & Straße', 'grosse-brueder-oel-strasse'],
  ['Så som i himmelen', 'sa-som-i-himmelen'],
  ['Smørrebrød på Æbeltoft', 'smorrebrod-pa-aebeltoft'],
  ['Łódź, İstanbul', 'lodz-istanbul'],
  ['L’élève d’Œuvre', 'leleve-doeuvre'],
  ['Ｆｕｌｌ　ｗｉｄｔｈ', 'full-width'],
  ['Лебединое озеро', ''],
  ['白鳥の湖 2026', '2026'],
  ['-- a_b --', 'a-b'],
  ['', ''],
])('the slug of %j is %j', (name, slug) => {
  expect(toSlug(name)).toBe(slug);
});

test('whatever a name is, its slug is one the server takes, or too short to be one', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (name) => {
      const slug = toSlug(name);
      expect(toSlug(slug)).toBe(slug);
      expect(slug.length).toBeLessThanOrEqual(SLUG_LENGTH_MAX);
      expect(slug.length < 3 || ShortUrlSlug.safeParse(slug).success).toBe(true);
    }),
  );
});
