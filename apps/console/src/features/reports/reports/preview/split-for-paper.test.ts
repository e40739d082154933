import { describe, expect, it } from 'vitest';
import { splitForPaper, splitWholes } from './split-for-paper.ts';

const code = (header: string, text = 'K7M2QXRB') => ({ kind: 'text' as const, header, texts: [text] });
const many = (count: number) => Array.from({ length: count }, (_, at) => code(`Column ${at + 1}`));

describe('the columns of a printed report', () => {
  it('stay together while a sheet has room for them, in the largest size that fits', () => {
    expect(splitForPaper(many(4), 3)).toEqual({ parts: [{ from: 0, to: 4 }], sizePt: 8 });
    expect(splitForPaper(many(18), 3)).toMatchObject({ parts: [{ from: 0, to: 18 }], sizePt: 7.2 });
  });

  it('go on in another part instead of getting smaller or breaking, each once and about as many', () => {
    const { parts, sizePt } = splitForPaper(many(27), 3);
    expect(parts).toEqual([
      { from: 0, to: 14 },
      { from: 14, to: 27 },
    ]);
    expect(sizePt).toBeGreaterThanOrEqual(7);
  });

  it('are as wide as the longest word that may not be broken, of heading and cells', () => {
    const long = code('Note', 'x'.repeat(100));
    expect(splitForPaper([long, long], 0).parts).toHaveLength(2);
    expect(splitForPaper([code('x'.repeat(100)), code('x'.repeat(100))], 0).parts).toHaveLength(2);
    const words = code('Note', 'a few words '.repeat(20).trim());
    expect(splitForPaper([words, words], 0).parts).toHaveLength(1);
  });

  it('break an e-mail address at its at sign and the dots after it, and no code, date or number', () => {
    expect(splitWholes('ada.lovelace@mail.example.test', 'text')).toEqual([
      'ada.lovelace@',
      'mail',
      '.example',
      '.test',
    ]);
    expect(splitWholes('K7M2-QXRB', 'text')).toEqual(['K7M2-QXRB']);
    expect(splitWholes('1 200.50', 'money')).toEqual(['1 200.50']);
    expect(splitWholes('Harbour Hall', 'text')).toEqual(['Harbour', 'Hall']);
  });
});
