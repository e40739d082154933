import { CreateBasket } from '@parterre/contract/baskets';
import { listChannelSeats } from '@parterre/contract/channel';
import { IssueGuests } from '@parterre/contract/guest-lists/decide';
import { PreviewSeatChange } from '@parterre/contract/orders/change-seats';
import { IssueComps } from '@parterre/contract/orders/comps';
import { SeatId } from '@parterre/contract/seats/seat';
import {
  BLOCK_LABEL_LENGTH_MAX,
  checkPlan,
  formatSeatId,
  ROW_LABEL_LENGTH_MAX,
  SEAT_LABEL_LENGTH_MAX,
  type SeatingPlan,
} from '@parterre/seating-plan';
import { expect, test } from 'vitest';

const plan = (block: string, row: string, seat: string): SeatingPlan => ({
  format: 'parterre-seating-plan',
  formatVersion: 1,
  name: 'Hall',
  categories: [],
  blocks: [
    {
      ...{ blockId: 1, label: block, description: 'Ground floor', bestRank: 1 },
      rows: [{ label: row, seats: [{ label: seat, x: 0, y: 0 }] }],
    },
  ],
  standingAreas: [],
  shapes: [],
});

test.each([
  ['families', 'Stalls', '👨‍👩‍👧‍👦'],
  ['letters under the most marks', `e${'\u0301'.repeat(15)}`, `e${'\u0301'.repeat(15)}`],
])(
  'a seat of a plan without findings can be asked for by its id and by its block, however long: %s',
  (_, letter, sign) => {
    const block = letter === 'Stalls' ? letter : letter.repeat(BLOCK_LABEL_LENGTH_MAX);
    const row = sign.repeat(ROW_LABEL_LENGTH_MAX);
    const seat = sign.repeat(SEAT_LABEL_LENGTH_MAX);
    expect(checkPlan(plan(block, row, seat))).toEqual([]);
    const seatId = formatSeatId(block, row, seat);
    expect(SeatId.safeParse(seatId).success).toBe(true);
    const asks = [
      IssueComps.safeParse({ priceTypeId: 1, seatIds: [seatId], holder: { name: 'Ada' } }),
      PreviewSeatChange.safeParse({ changes: [{ orderItemId: 1, seatId }] }),
      IssueGuests.safeParse({ seats: [{ guestId: 1, seatIds: [seatId] }] }),
      CreateBasket.safeParse({
        showCode: 'K7M2QXRB',
        bestAvailable: [{ priceTypeId: 1, quantity: 2, blockLabel: block }],
      }),
      listChannelSeats.query.safeParse({ block }),
    ];
    expect(asks.map(({ success }) => success)).toEqual([true, true, true, true, true]);
  },
);
