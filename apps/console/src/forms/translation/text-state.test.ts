import { describe, expect, it } from 'vitest';
import { countStates, listCultures, readTextState, type TextSituation } from './text-state.tsx';

const STALLS = { 'en-GB': 'Stalls', de: 'Parkett', fr: '' };
const situation = (changes: Partial<TextSituation> = {}): TextSituation => ({
  texts: STALLS,
  stored: STALLS,
  source: 'en-GB',
  outdated: [],
  confirmed: [],
  ...changes,
});

describe('a text in one language', () => {
  it('is written, missing, or none where nobody has written it at all', () => {
    expect(readTextState('de', situation())).toBe('written');
    expect(readTextState('fr', situation())).toBe('missing');
    expect(readTextState('it', situation())).toBe('missing');
    expect(readTextState('de', situation({ texts: { 'en-GB': ' ', de: '' } }))).toBe('none');
    expect(readTextState('en-GB', situation({ texts: { de: 'Parkett' } }))).toBe('missing');
  });

  it('is outdated when the server says so, until it is changed or confirmed', () => {
    const outdated = ['de'];
    expect(readTextState('de', situation({ outdated }))).toBe('outdated');
    expect(readTextState('de', situation({ outdated, confirmed: ['de'] }))).toBe('written');
    expect(readTextState('de', situation({ outdated, texts: { ...STALLS, de: 'Vorderes Parkett' } }))).toBe('written');
  });

  it('is outdated as soon as its source is typed over, as the server will say', () => {
    expect(readTextState('de', situation({ texts: { ...STALLS, 'en-GB': 'Front stalls' } }))).toBe('outdated');
    expect(readTextState('en-GB', situation({ texts: { ...STALLS, 'en-GB': 'Front stalls' } }))).toBe('written');
    expect(readTextState('de', situation({ texts: { ...STALLS, 'en-GB': ' Stalls ' } }))).toBe('written');
  });

  it('is not outdated by the first text in the source language', () => {
    const stored = { de: 'Parkett' };
    expect(readTextState('de', situation({ stored, texts: { ...stored, 'en-GB': 'Stalls' } }))).toBe('written');
  });
});

describe('the languages of a text', () => {
  it('begin with the source and keep what is no language of the promoter any more', () => {
    expect(listCultures('de', ['en-GB', 'de'], { it: 'Platea', pt: '' })).toEqual(['de', 'en-GB', 'it']);
  });

  it('count what is there, also when it is outdated', () => {
    expect(countStates(['written', 'outdated', 'missing'])).toEqual({ written: 2, total: 3, outdated: 1 });
  });
});
