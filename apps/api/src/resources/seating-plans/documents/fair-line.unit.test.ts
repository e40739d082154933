import { expect, test } from 'vitest';
import { FairLine } from './fair-line.ts';

/** Works that end when they are told to, and the order in which they began. */
function openLine(options = { mostOfOne: 5, most: 20 }) {
  const line = new FairLine(options);
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (who: number, name: string) =>
    line.run(who, () => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.push(resolve));
    });
  const finish = async () => {
    await new Promise(setImmediate);
    ends.shift()?.();
  };
  return { line, begun, ask, finish };
}

test('whoever asks for much keeps the others waiting for one piece at most', async () => {
  const { begun, ask, finish } = openLine();
  const works = ['a1', 'a2', 'a3', 'b1', 'c1', 'b2'].map((name) => ask(name.charCodeAt(0), name));
  for (let round = 0; round < 6; round++) await finish();
  await Promise.all(works);
  expect(begun).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('one who has too many waiting is refused, and others are not', async () => {
  const { ask, finish } = openLine({ mostOfOne: 2, most: 3 });
  const works = [ask(1, 'a1'), ask(1, 'a2'), ask(1, 'a3')];
  await expect(ask(1, 'a4')).rejects.toMatchObject({ code: 'BUSY' });
  works.push(ask(2, 'b1'));
  await expect(ask(3, 'c1')).rejects.toMatchObject({ code: 'BUSY' });
  for (let round = 0; round < 4; round++) await finish();
  await Promise.all(works);
});

test('work that fails lets the next one begin', async () => {
  const { line } = openLine();
  const failing = line.run(1, () => Promise.reject(new Error('broken')));
  const next = line.run(2, async () => 'read');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('read');
});
