import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPrefixRange, toSearchKey, toSearchWords, toSortKey, toTermWords } from './search-key.ts';

describe('search keys', () => {
  it('know neither case nor marks nor ligatures', () => {
    expect(toSearchKey('  Čechomor  &\tFriends ')).toBe('cechomor & friends');
    expect(toSearchKey('STRAẞE Straße')).toBe('strasse strasse');
    expect(toSearchKey('Ｆｕｌｌ ﬁne')).toBe('full fine');
  });

  it('are the same when made twice', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(toSearchKey(toSearchKey(text))).toBe(toSearchKey(text));
      }),
    );
  });

  it('stay short enough to travel in the next of a page', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 60, maxLength: 120 }), (text) => {
        const key = toSortKey(text);
        expect(key.length).toBeLessThanOrEqual(80);
        expect(Buffer.from(key).toString()).toBe(key);
      }),
    );
  });

  it('find a name with an apostrophe however it is typed', () => {
    const words = toSearchWords("O'Brien's Mahler: No. 5");
    for (const term of ["O'Brien", 'obrien', 'brien', 'MAHL', '5'])
      for (const typed of toTermWords(term)) expect(words.some((word) => word.startsWith(typed))).toBe(true);
  });

  it('make a range that holds exactly the words that begin with the prefix', () => {
    const bytewise = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', minLength: 1 }), (word, prefix) => {
        const { from, to } = toPrefixRange(prefix);
        const isInside = bytewise(word, from) >= 0 && bytewise(word, to) < 0;
        expect(isInside).toBe(word.startsWith(prefix));
      }),
    );
  });
});
