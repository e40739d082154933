import { describe, expect, it } from 'vitest';
import { dropBlankCultures, fillCultures } from '../translation/text-languages.ts';
import { findConflicts, mergeTexts, pickChanged } from './find-conflicts.ts';

const base = { name: { 'en-GB': 'Stalls', de: '' }, priceMinor: 100, until: '' };

describe('two who save the same object', () => {
  it('are in conflict only where both changed a field, and not to the same', () => {
    const mine = { ...base, priceMinor: 120, until: '2026-12-10T18:00:00' };
    expect(findConflicts(base, mine, { ...base, priceMinor: 140 })).toEqual(['priceMinor']);
    expect(findConflicts(base, mine, { ...base, priceMinor: 120 })).toEqual([]);
    expect(findConflicts(base, mine, { ...base, name: { 'en-GB': 'Pit', de: '' } })).toEqual([]);
  });

  it('may write the same text in different languages: both are kept', () => {
    const mine = { ...base, name: { 'en-GB': 'Stalls', de: 'Parkett' } };
    const theirs = { ...base, name: { 'en-GB': 'Stalls', de: '', fr: 'Parterre' } };
    expect(findConflicts(base, mine, theirs)).toEqual([]);
    expect(mergeTexts(base, mine, theirs).name).toEqual({ 'en-GB': 'Stalls', de: 'Parkett', fr: 'Parterre' });
  });

  it('leave a text alone that only the other wrote, and every list', () => {
    const lists = { ...base, sites: [] as number[] };
    const theirs = { ...lists, name: { 'en-GB': 'Pit', de: '' } };
    const mine = { ...lists, priceMinor: 1 };
    expect(mergeTexts(lists, mine, theirs)).toEqual(mine);
    expect(findConflicts(lists, { ...lists, sites: [1] }, { ...lists, sites: [2] })).toEqual(['sites']);
  });

  it('are in conflict about one language of a text, and keep the others of both', () => {
    const mine = { ...base, name: { 'en-GB': 'Pit', de: 'Parkett' } };
    const theirs = { ...base, name: { 'en-GB': 'Floor', de: '' }, priceMinor: 120 };
    expect(findConflicts(base, mine, theirs)).toEqual(['name']);
    expect(mergeTexts(base, mine, theirs)).toEqual({ ...base, name: { 'en-GB': 'Pit', de: 'Parkett' } });
  });

  it('compare texts by what they say, not by the order of their languages', () => {
    expect(pickChanged(base, { ...base, name: { de: '', 'en-GB': 'Stalls' } })).toEqual({});
    expect(pickChanged(base, { ...base, priceMinor: 1 })).toEqual({ priceMinor: 1 });
  });
});

describe('texts by culture', () => {
  it('have a place for every culture in a form, and none for an empty one when sent', () => {
    const filled = fillCultures({ 'en-GB': 'Stalls' }, ['en-GB', 'de']);
    expect(filled).toEqual({ 'en-GB': 'Stalls', de: '' });
    expect(dropBlankCultures({ ...filled, fr: '  ' })).toEqual({ 'en-GB': 'Stalls' });
  });
});
