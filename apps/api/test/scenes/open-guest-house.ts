import { addGuest, createGuestList, issueGuests, listGuests } from '@parterre/contract/calls/guest-lists';
import { createCompPrice } from '@parterre/contract/calls/prices';
import type { IssuedGuests } from '@parterre/contract/guest-lists/decide';
import type { GuestList } from '@parterre/contract/guest-lists/guest-list';
import type { Guest } from '@parterre/contract/guest-lists/guests';
import { eq } from 'drizzle-orm';
import { priceGroups } from '#db/schema/events/price-groups.ts';
import type { TestAnswer } from '../support/test-api.ts';
import { type BoxOffice, openBoxOffice, type startBoxOffice } from './open-box-office.ts';

/**
 * A box office whose seats 60 to 79 (row D) are under a hold without sales, with a seated comp type and one without
 * seats.
 */
export interface GuestHouse {
  office: BoxOffice;
  holdId: number;
  seatedComp: number;
  standingComp: number;
  open(more?: object): Promise<GuestList>;
  add(list: Pick<GuestList, 'guestListId'>, name: string, more?: object): Promise<Guest>;
  issue(list: Pick<GuestList, 'guestListId'>, body?: object): Promise<TestAnswer<IssuedGuests>>;
  guestsOf(list: Pick<GuestList, 'guestListId'>): Promise<Guest[]>;
}

export const HELD = { from: 60, to: 79 };

export async function openGuestHouse(house: Awaited<ReturnType<typeof startBoxOffice>>): Promise<GuestHouse> {
  const office = await openBoxOffice(house);
  const { api, owner, show } = office;
  const params = { showCode: show.showCode };
  const { holdId } = await office.addHold('GST', { allowSales: false });
  const saved = await office.save([{ ...HELD, holdId }], 2);
  if (saved.status !== 200) throw new Error(saved.text);
  const comp = async (isSeated: boolean) => {
    const priceGroupId = await readGroup(office);
    const body = {
      priceGroupId,
      name: { 'en-GB': isSeated ? 'Guest' : 'Guest standing' },
      isSeated,
      ...(isSeated ? {} : { allocation: 20 }),
    };
    const answer = await api.call(createCompPrice, { params, body }, { as: owner });
    if (answer.status !== 201) throw new Error(answer.text);
    return answer.body.priceTypeId;
  };
  const seatedComp = await comp(true);
  const standingComp = await comp(false);
  const must = <T>(answer: TestAnswer<T>): T => {
    if (answer.status >= 300) throw new Error(answer.text);
    return answer.body;
  };
  return {
    office,
    holdId,
    seatedComp,
    standingComp,
    open: async (more = {}) => {
      const body = {
        name: 'Press',
        ownerName: 'Ada',
        allocation: 10,
        mostPlusOnes: 3,
        priceTypeId: seatedComp,
        holdId,
      };
      return must(await api.call(createGuestList, { params, body: { ...body, ...more } }, { as: owner }));
    },
    add: async ({ guestListId }, name, more = {}) =>
      must(await api.call(addGuest, { params: { guestListId }, body: { name, ...more } }, { as: owner })),
    issue: ({ guestListId }, body = {}) => api.call(issueGuests, { params: { guestListId }, body }, { as: owner }),
    guestsOf: async ({ guestListId }) =>
      must(await api.call(listGuests, { params: { guestListId }, query: { pageSize: 100 } }, { as: owner })).items,
  };
}

async function readGroup({ rowsOf, show }: BoxOffice): Promise<number> {
  const [group] = await rowsOf((db) => db.select().from(priceGroups).where(eq(priceGroups.showId, show.showId)));
  return group?.id ?? 0;
}
