import { importGuests, previewGuests } from '@parterre/contract/calls/guest-lists';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startBoxOffice } from '../../../../test/scenes/open-box-office.ts';
import { type GuestHouse, openGuestHouse } from '../../../../test/scenes/open-guest-house.ts';

let house: Awaited<ReturnType<typeof startBoxOffice>>;
let guests: GuestHouse;

beforeAll(async () => {
  house = await startBoxOffice();
});
afterAll(() => house.api.close());
beforeEach(async () => {
  guests = await openGuestHouse(house);
});

const params = (list: { guestListId: number }) => ({ guestListId: list.guestListId });
const owner = () => ({ as: house.owner });

describe('a pasted list', () => {
  const call = (list: { guestListId: number }, text: string) => ({ params: params(list), body: { text } });

  test('is read first and then stored, once', async () => {
    const list = await guests.open();
    const text = 'Grace Hopper, +1, grace@example.test\nAda Lovelace +2\n\nNobody, +9\nada lovelace';
    const preview = await house.api.call(previewGuests, call(list, text), owner());
    expect(preview.body).toMatchObject({
      guests: 2,
      people: 5,
      failed: 2,
      left: 10,
      sample: [
        { row: 1, name: 'Grace Hopper', plusOnes: 1, email: 'grace@example.test', note: '' },
        { row: 2, name: 'Ada Lovelace', plusOnes: 2 },
      ],
      problems: [
        { row: 4, problem: 'TOO_MANY_PLUS_ONES' },
        { row: 5, problem: 'ON_THE_LIST' },
      ],
    });
    expect(await guests.guestsOf(list)).toEqual([]);
    const stored = await house.api.call(importGuests, call(list, text), owner());
    expect(stored.body).toMatchObject({ added: 2, failed: 2, guestList: { figures: { approved: 5, left: 5 } } });
    expect((await house.api.call(importGuests, call(list, text), owner())).problem.code).toBe('INVALID');
  });

  test('is stored whole or not at all', async () => {
    const list = await guests.open({ allocation: 2 });
    const answer = await house.api.call(importGuests, call(list, 'A\nB\nC'), owner());
    expect(answer.problem).toMatchObject({ code: 'NOT_ENOUGH_LEFT', details: { over: 1 } });
    expect(await guests.guestsOf(list)).toEqual([]);
  });
});
