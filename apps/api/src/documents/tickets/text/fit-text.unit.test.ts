import fc from 'fast-check';
import PdfKit from 'pdfkit';
import { afterEach, expect, test, vi } from 'vitest';
import { openDocument } from '#documents/pdf/open-document.ts';
import { makeSheet } from '../testing/make-sheet.ts';
import { fitText } from './fit-text.ts';
import { WordShaper } from './shape-words.ts';
import { Typefaces } from './typefaces.ts';

afterEach(() => vi.restoreAllMocks());

const openShaper = () => new WordShaper(new Typefaces(openDocument(PdfKit, makeSheet())));

test.each([
  ['ar', 'شسيبلاتنمك'],
  ['en-GB', 'iiiiiiiiiiWWWWWWWWWW'],
])('breaking a word of 20,000 letters (%s) looks at each of them a few times only', (culture, part) => {
  const shaper = openShaper();
  const word = part.repeat(20_000 / part.length);
  const shape = vi.spyOn(shaper, 'shapeWhole');
  const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
  const style = { weight: 'regular', culture, direction: 'ltr', width: 260, size: 8 } as const;
  const { lines } = fitText(shaper, word, style);
  const limit = (style.width * 1000) / style.size;
  expect(lines.length).toBeGreaterThan(100);
  for (const { width } of lines) expect(width).toBeLessThanOrEqual(limit);
  const shaped = shape.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  expect(shaped).toBeLessThan(word.length * 8);
  // The time of a segmenter grows with the square of its text.
  expect(Math.max(...segment.mock.calls.map(([text]) => text.length))).toBeLessThan(1000);
});

test('a balanced text that is cut fills its lines as one that is not balanced', () => {
  const shaper = openShaper();
  const style = { weight: 'strong', culture: 'en-GB', direction: 'ltr', width: 200, size: 10, lines: 2 } as const;
  const name = 'An evening of chamber music with friends '.repeat(3);
  const balanced = fitText(shaper, name, { ...style, isBalanced: true });
  expect(balanced.isCut).toBe(true);
  expect(balanced).toEqual(fitText(shaper, name, style));
});

test('a letter of several signs stays whole, wherever a long word is split to find its letters', () => {
  const family = '👩‍👩‍👧‍👦';
  for (const before of [0, 250, 255, 256])
    expect(
      openShaper()
        .splitLetters('a'.repeat(before) + family.repeat(3))
        .slice(before),
    ).toEqual([family, family, family]);
});

test('Han letters are Japanese beside kana, also those of a word that stood in a Chinese line before', () => {
  const shaper = openShaper();
  const style = { weight: 'regular', culture: 'zh-CN', direction: 'ltr' } as const;
  const typefaceOf = (text: string) => shaper.shape(text, style)[0]?.pieces[0]?.typeface.embedded.id;
  const chinese = typefaceOf('直 直');
  expect(typefaceOf('直 かな')).not.toBe(chinese);
  expect(typefaceOf('直 直')).toBe(chinese);
});

test('no letter of a line is lost between its words: Bild- und Tonaufnahmen, pre- and post-show, - and --', () => {
  const shaper = openShaper();
  const style = { weight: 'regular', culture: 'de', direction: 'ltr' } as const;
  const expectWhole = (line: string): void => {
    const words = shaper.shape(line, style).map(({ text }) => text);
    expect(words.join('')).toBe(line);
  };
  expectWhole('Bild- und Tonaufnahmen: Vor- und Nachprogramm');
  // Words of letters that are set without a search for breaks, and of others.
  const letters = fc.constantFrom('a', 'Ü', '-', ' ', '–', '.', '7', '(', 'ا', '中', 'ก');
  fc.assert(
    fc.property(
      fc.array(letters).map((found) => found.join('')),
      expectWhole,
    ),
  );
});

test('a long word of digits and hyphens keeps all its parts, also in a line with other letters', () => {
  const style = { weight: 'regular', culture: 'en-GB', direction: 'ltr', width: 80, size: 12 } as const;
  for (const sign of ['', '★']) {
    const text = sign + '0123456789-'.repeat(9);
    const shaper = openShaper();
    const set = fitText(shaper, text, style).lines.reduce((sum, { width }) => sum + width, 0);
    expect(set / shaper.shapeWhole(text, style).width).toBeCloseTo(1, 1);
  }
});
