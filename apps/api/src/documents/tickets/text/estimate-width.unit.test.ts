import PdfKit from 'pdfkit';
import { expect, test } from 'vitest';
import { openDocument } from '#documents/pdf/open-document.ts';
import { makeSheet } from '../testing/make-sheet.ts';
import { estimateWidth } from './estimate-width.ts';
import { WordShaper } from './shape-words.ts';
import { Typefaces } from './typefaces.ts';

const NAMES = [
  [
    'Stalls Centre',
    'Balcony',
    'Box',
    'Loge 12',
    'Hochparkett links',
    'WWWWWWWWWW',
    'iiiiiiiiiiiiiiii',
    'Łoża',
    'L’Été',
  ],
  [
    '1',
    '12',
    '104',
    'A',
    'AA',
    'W',
    'WW',
    'iiii',
    '12a',
    '(7)',
    'Row 1',
    '一層十二排',
    '1층 12열',
    'Партер',
    'Πλατεία',
  ],
].flat();

test('of two names, the one that the estimate calls wider by a fifth is the wider one in print', () => {
  const shaper = new WordShaper(new Typefaces(openDocument(PdfKit, makeSheet())));
  const style = { weight: 'strong', culture: 'en-GB', direction: 'ltr' } as const;
  const widths = NAMES.map((name) => ({
    estimated: estimateWidth(name),
    printed: shaper.shapeWhole(name, style).width,
  }));
  const pairs = widths.flatMap((one) => widths.map((other) => [one, other] as const));
  const clear = pairs.filter(([one, other]) => one.estimated > other.estimated * 1.2);
  expect(clear.length).toBeGreaterThan(NAMES.length * 5);
  for (const [one, other] of clear) expect(one.printed).toBeGreaterThan(other.printed);
});
