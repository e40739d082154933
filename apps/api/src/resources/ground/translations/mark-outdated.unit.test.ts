import { describe, expect, it } from 'vitest';
import { markOutdated, type TextChange } from './mark-outdated.ts';

const mark = (change: Partial<TextChange>) =>
  markOutdated({ before: {}, after: {}, outdated: {}, sourceCulture: 'en-GB', ...change });
const NAME = { name: { 'en-GB': 'Stalls', de: 'Parkett', fr: 'Parterre' } };

describe('a translation', () => {
  it('is outdated when only its source changed', () => {
    const after = { name: { ...NAME.name, 'en-GB': 'Front stalls', fr: 'Premier parterre' } };
    expect(mark({ before: NAME, after })).toEqual({ name: ['de'] });
  });

  it('stays outdated until somebody changes or confirms it', () => {
    const outdated = { name: ['de', 'fr'] };
    expect(mark({ before: NAME, after: NAME, outdated })).toEqual(outdated);
    expect(mark({ before: NAME, after: { name: { ...NAME.name, de: 'Vorderes Parkett' } }, outdated })).toEqual({
      name: ['fr'],
    });
    expect(mark({ before: NAME, after: NAME, outdated, confirmed: outdated })).toEqual({});
  });

  it('is not outdated by the first source text, and gone when it is removed', () => {
    expect(mark({ before: { name: { de: 'Parkett' } }, after: NAME })).toEqual({});
    expect(mark({ before: NAME, after: { name: { 'en-GB': 'New' } }, outdated: { name: ['de'] } })).toEqual({});
  });
});
