import * as holdCalls from '@parterre/contract/calls/holds';
import * as priceGroupCalls from '@parterre/contract/calls/price-groups';
import * as calls from '@parterre/contract/calls/prices';
import * as showCalls from '@parterre/contract/calls/shows';
import type { Hold } from '@parterre/contract/holds';
import type { Price } from '@parterre/contract/prices';
import type { CallArguments } from '@parterre/contract/wire/call';
import { startTestApi, type TestApi, type TestPromoter, type TestUser } from '../support/test-api.ts';
import { insertVenue } from './insert-venue.ts';

type PriceBody = Partial<CallArguments<typeof calls.createPrice>['body']>;

/** One promoter with shows, groups, price types and holds, created through the API; `now` is 20 November 2026, noon. */
export interface TicketShop {
  api: TestApi;
  promoter: TestPromoter;
  owner: TestUser;
  addShow(more?: object): Promise<string>;
  addGroup(showCode: string, name: string): Promise<number>;
  addPrice(showCode: string, priceGroupId: number, name: string, more?: PriceBody): Promise<Price>;
  addHold(showCode: string, reservationFlag: string, more?: object): Promise<Hold>;
  getPrice(showCode: string, priceTypeId: number): Promise<Price>;
  /** Creates the owner of another promoter. */
  createStranger(): Promise<TestUser>;
}

export async function openTicketShop(): Promise<TicketShop> {
  const api = await startTestApi();
  api.setNow(new Date('2026-11-20T12:00:00Z'));
  const promoter = await api.createPromoter();
  const owner = await api.createUser(promoter, 'owner');
  const { venueId } = await insertVenue(api, promoter, { plans: [{ Stalls: [10] }], timeZone: 'America/New_York' });
  const as = { as: owner };
  const show = { promoterCode: promoter.code, name: { 'en-GB': 'Show' }, venueId, currency: 'USD' };
  return {
    api,
    promoter,
    owner,
    addShow: async (more = {}) => {
      const body = { ...show, startsAtLocal: '2026-12-10T19:30:00', ...more };
      return (await api.call(showCalls.createShow, { body }, as)).body.showCode;
    },
    addGroup: async (showCode, name) => {
      const args = { params: { showCode }, body: { name: { 'en-GB': name } } };
      return (await api.call(priceGroupCalls.createPriceGroup, args, as)).body.priceGroupId;
    },
    addPrice: async (showCode, priceGroupId, name, more = {}) => {
      const body = { priceGroupId, name: { 'en-GB': name }, faceValueMinor: 5000, ...more };
      const answer = await api.call(calls.createPrice, { params: { showCode }, body }, as);
      if (answer.status !== 201) throw new Error(answer.text);
      return answer.body;
    },
    addHold: async (showCode, reservationFlag, more = {}) => {
      const body = { label: `Hold ${reservationFlag}`, reservationFlag, colour: '#A3323F', ...more };
      return (await api.call(holdCalls.createHold, { params: { showCode }, body }, as)).body;
    },
    getPrice: async (showCode, priceTypeId) =>
      (await api.call(calls.getPrice, { params: { showCode, priceTypeId } }, as)).body,
    createStranger: async () => api.createUser(await api.createPromoter(), 'owner'),
  };
}
