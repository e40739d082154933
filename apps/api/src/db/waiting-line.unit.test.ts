import { expect, it } from 'vitest';
import { isUnavailable } from './database-error.ts';
import { createWaitingLine } from './waiting-line.ts';

it('lets so many in at once and the others in their order', async () => {
  const line = createWaitingLine(2, 60_000);
  const [first, second] = [await line.enter(), await line.enter()];
  const entered: string[] = [];
  const third = line.enter().then((leave) => {
    entered.push('third');
    return leave;
  });
  const fourth = line.enter().then((leave) => {
    entered.push('fourth');
    return leave;
  });
  await Promise.resolve();
  expect(entered).toEqual([]);
  first();
  first();
  const leaveThird = await third;
  expect(entered).toEqual(['third']);
  second();
  await fourth;
  leaveThird();
  expect(entered).toEqual(['third', 'fourth']);
});

it('says that the database is not to be had to whoever waits too long, and forgets them', async () => {
  const line = createWaitingLine(1, 5);
  const leave = await line.enter();
  const refused = await line.enter().catch((error: unknown) => error);
  expect(isUnavailable(refused)).toBe(true);
  leave();
  const again = await line.enter();
  again();
});
