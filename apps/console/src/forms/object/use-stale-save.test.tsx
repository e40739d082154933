import { realProblem } from '@parterre/contract/testing/real-problem';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CallFailure } from '#api/failure.ts';
import { useStaleSave } from './use-stale-save.tsx';

const base = { name: { 'en-GB': 'Stalls', de: '', fr: '' }, confirmedTexts: {} as Record<string, string[]> };
const stale = () => new CallFailure({ status: 412, data: realProblem('STALE') });

it('keeps what two people wrote in different languages of a text, and forgets what was confirmed', async () => {
  const theirs = { ...base, name: { ...base.name, fr: 'Parterre' } };
  const { result } = renderHook(() =>
    useStaleSave({ values: base, revision: 1 }, async () => ({ values: theirs, revision: 2 })),
  );
  const sent: [object, number][] = [];
  const send = async (changed: object, revision: number) => {
    if (revision === 1) throw stale();
    sent.push([changed, revision]);
    return 3;
  };
  const mine = { name: { ...base.name, de: 'Parkett' }, confirmedTexts: { terms: ['de'] } };
  await act(async () => expect(await result.current.save(mine, send)).toBe('anew'));
  expect(sent).toEqual([
    [{ name: { 'en-GB': 'Stalls', de: 'Parkett', fr: 'Parterre' }, confirmedTexts: { terms: ['de'] } }, 2],
  ]);
});

it('starts from what is stored where the server made more of it than was typed', async () => {
  const { result } = renderHook(() => useStaleSave({ values: { paper: 'A4' }, revision: 1 }, async () => fail()));
  const send = async () => ({ values: { paper: 'LETTER' }, revision: 2 });
  await act(async () => expect(await result.current.save({ paper: '' }, send)).toBe('saved'));
  expect(result.current.readStored()).toEqual({ paper: 'LETTER' });
});

it('is saved over somebody else even if it cannot be read again, and the next save starts from it', async () => {
  let reads = 0;
  const { result } = renderHook(() =>
    useStaleSave({ values: { name: 'A', note: '' }, revision: 1 }, async () => {
      if (++reads > 1) throw new Error('the line is down');
      return { values: { name: 'A', note: 'theirs' }, revision: 2 };
    }),
  );
  const sent: number[] = [];
  const send = async (_changed: object, revision: number) => {
    sent.push(revision);
    if (revision === 1) throw stale();
    return revision + 1;
  };
  await act(async () => expect(await result.current.save({ name: 'B', note: '' }, send)).toBe('anew'));
  expect(result.current.readStored()).toEqual({ name: 'B', note: 'theirs' });
  await act(async () => expect(await result.current.save({ name: 'C', note: 'theirs' }, send)).toBe('saved'));
  expect(sent).toEqual([1, 2, 3]);
});

const fail = () => {
  throw new Error('nothing was changed by anybody else');
};
