import { describe, expect, it } from 'vitest';
import { chooseCulture, chooseText } from './choose-text.ts';

const TEXTS = { 'en-GB': 'Stalls', de: 'Parkett', 'fr-CH': 'Parterre' };

describe('a text', () => {
  it('is the reader’s own, or one of the same language', () => {
    expect(chooseCulture(TEXTS, 'de', 'en-GB')).toBe('de');
    expect(chooseCulture(TEXTS, 'fr', 'en-GB')).toBe('fr-CH');
    expect(chooseText(TEXTS, 'de-AT')).toBe('Parkett');
  });

  it('is the object’s first language, then any, where the reader’s is missing', () => {
    expect(chooseCulture(TEXTS, 'it', 'en-GB')).toBe('en-GB');
    expect(chooseCulture({ pt: 'Plateia' }, 'it', 'en-GB')).toBe('pt');
    expect(chooseCulture({}, 'it', 'en-GB')).toBeUndefined();
    expect(chooseText({}, 'it')).toBe('');
  });

  it('is never an empty one', () => {
    expect(chooseCulture({ de: '', 'de-CH': 'Parkett', 'en-GB': 'Stalls' }, 'de', 'en-GB')).toBe('de-CH');
  });
});
