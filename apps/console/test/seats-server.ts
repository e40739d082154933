import { type AllocationBlock, encodeAllocation } from '@parterre/contract/seats/seat-bytes';
import { compilePlan, encodeGeometry, type Geometry } from '@parterre/seating-plan';
import { type Answer, json, type SeenRequest, startFakeServer } from './fake-server.ts';
import { createTwoBlockPlan } from './two-block-plan.ts';

const HASH = 'a'.repeat(64);
const stock = {
  allocation: 0,
  sold: 0,
  inBaskets: 0,
  held: 0,
  blocked: 0,
  reservedByCodes: 0,
  available: 0,
  grossMinor: 0,
};

const price = (ordinal: number, name: string, faceValueMinor: number) => ({
  priceTypeId: 700 + ordinal,
  ordinal,
  name: { 'en-GB': name },
  colour: '#2C74D8',
  faceValueMinor,
  currency: 'USD',
  statusCode: 1,
  visibility: 'public',
  partnerSiteIds: [],
  onSaleAtLocal: null,
  offSaleAtLocal: null,
  isSeated: true,
  displayOrder: ordinal,
  stock,
  revision: 1,
});
const hold = (ordinal: number, label: string, reservationFlag: string, allowSales: boolean) => ({
  holdId: 800 + ordinal,
  ordinal,
  label,
  reservationFlag,
  colour: '#A3323F',
  allowSales,
  owner: '',
  note: '',
  releaseOn: null,
  agreed: null,
  seats: { held: 0, sold: 0, inBaskets: 0 },
  places: 0,
  revision: 1,
});
const SHOW = {
  showCode: 'MAHLER5A',
  promoterCode: 'harbour-hall',
  name: { 'en-GB': 'Mahler: Symphony No. 5' },
  defaultCulture: 'en-GB',
  venue: { venueId: 1, name: 'Geffen Hall', town: 'New York', countryCode: 'US' },
  status: 'ACTIVE',
  seating: 'RESERVED',
  startsAtLocal: '2026-12-10T19:30:00',
  timeZone: 'America/New_York',
  zoneName: 'EST',
  startsAt: '2126-12-11T00:30:00.000Z',
  onSaleAtLocal: null,
  offSaleAtLocal: null,
  currency: 'USD',
  seatingPlanId: 4,
  planVersionId: 9,
  planVersionNumber: 7,
  geometryHash: HASH,
  partnerSiteIds: [],
  revision: 1,
};

interface SeatsServerOptions {
  permissions?: string[];
  /** Answers a save; by default all seats are saved. */
  save?: (body: SavedBody, request: SeenRequest) => Response | Promise<Response>;
  /** Answers the live stream; by default it stays silent. */
  live?: () => Response;
  /** The values of seats when blocks are read again. */
  again?: { price: number };
  /** Changes to the default show. */
  show?: object;
  /** The revenue of the sold seat; defaults to the price of its price type. */
  sales?: () => object;
  /** Answers reads of the sold prices; by default with those of the sold seat. */
  stats?: () => Response | undefined;
  /** The orders found by a seat id. */
  orders?: object[];
  /** Answers all other requests; undefined means that the request is unexpected. */
  other?: (request: SeenRequest) => Response | undefined;
  /** The plan as sent by the server. */
  geometry?: () => Uint8Array;
  /** Answers a read of all blocks, which `again` reads as they are after a save by somebody else. */
  allocation?: (again: () => Response) => Response | undefined;
  /** Answers reads of the holds; by default with the existing hold. */
  holds?: () => Response | Promise<Response> | undefined;
}

export interface SavedBody {
  planVersionId: number;
  blocks: { blockId: number; revision: number; ranges: { from: number; to: number }[] }[];
}

/**
 * A server with a show on the two-block plan: seats 0 to 7 are Stalls (price type 1), 8 to 11 Circle (no price type);
 * seat 2 is sold, seat 3 in a basket, seat 7 held. Reading blocks again returns revision 5 and seat 6 as sold.
 */
export function startSeatsServer({ permissions = ['seat:write', 'hold:write'], ...options }: SeatsServerOptions = {}) {
  const geometry = compilePlan(createTwoBlockPlan());
  const save = options.save ?? ((body) => json(acceptSave(body)));
  const answer: Answer = (request) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    if (pathname.endsWith('/seats/save-all')) return save(JSON.parse(String(request.body)), request);
    if (pathname.endsWith('/seats/allocation')) {
      const blocks = searchParams.get('blocks');
      const readAgain = (ids: number[]) => bytes(encodeSeats(geometry, ids, options.again?.price));
      if (blocks !== null) return readAgain(blocks.split(',').map(Number));
      const whole = options.allocation?.(() => readAgain(geometry.blocks.map(({ blockId }) => blockId)));
      return whole ?? bytes(encodeSeats(geometry));
    }
    if (pathname.endsWith('/seats/changes')) return options.live?.() ?? stream();
    if (pathname.includes('/seats/viewers/')) return new Response(null, { status: 204 });
    if (pathname.endsWith('/prices/stats')) return options.stats?.() ?? json(readStats());
    if (pathname.endsWith('/seats/sales')) return json((options.sales ?? readSales)());
    if (pathname.endsWith('/orders'))
      return json({ items: options.orders ?? [], totalPages: 1, totalItems: 1, totalKind: 'exact' });
    if (pathname.includes('/geometry/')) return bytes(options.geometry?.() ?? encodeGeometry(geometry));
    if (pathname.endsWith('/prices'))
      return json({ items: [price(1, 'Orchestra A', 13500), price(2, 'Balcony', 7200)] });
    if (pathname.endsWith('/seats/holds'))
      return options.holds?.() ?? json({ items: [hold(1, 'Technical', 'TEC', false)] });
    if (pathname.endsWith('/features')) return json({ items: [], permissions, mode: 'app' });
    if (pathname.endsWith('/promoters')) return json({ items: [], totalPages: 0, totalItems: 0, totalKind: 'exact' });
    if (pathname.endsWith('/shows/MAHLER5A')) return json({ ...SHOW, ...options.show });
    const answered = options.other?.(request);
    if (answered) return answered;
    throw new Error(`The test did not expect ${request.method} ${request.url}`);
  };
  return startFakeServer(answer);
}

/** One seat of Orchestra A was sold for 100.00, 35.00 below today's price. */
const readStats = () => {
  const none = { isLinkedPrice: false, inBaskets: 0, blocked: 0, available: 0, valueMinor: 0 };
  const item = (priceTypeId: number, faceValueMinor: number, seats: number, sold: number, soldValueMinor: number) => ({
    ...none,
    ...{ priceTypeId, name: {}, faceValueMinor, seats, sold, soldValueMinor },
  });
  return { items: [item(701, 13500, 8, 1, 10000), item(702, 7200, 0, 0, 0)], currency: 'USD', seatCount: 12 };
};

const readSales = () => ({
  currency: 'USD',
  seats: 12,
  sold: 1,
  grossMinor: 13500,
  blocks: [
    { blockId: 3, seats: 8, sold: 1, grossMinor: 13500, prices: [{ priceTypeId: 701, sold: 1, grossMinor: 13500 }] },
    { blockId: 5, seats: 4, sold: 0, grossMinor: 0, prices: [] },
  ],
  rows: [{ row: 0, seats: 4, sold: 1, grossMinor: 13500 }],
});

export const acceptSave = (body: SavedBody) => ({
  blocks: body.blocks.map(({ blockId, revision }) => ({ blockId, revision: revision + 1 })),
  created: [],
  changed: 1,
  skipped: [] as object[],
});

function encodeSeats(geometry: Geometry, blockIds?: readonly number[], stallsPrice = 1): Uint8Array {
  const isAgain = blockIds !== undefined;
  const found = geometry.blocks.filter((block) => blockIds?.includes(block.blockId) ?? true);
  const blocks: AllocationBlock[] = found.map(({ blockId, firstSeat, seatCount }) => ({
    blockId,
    firstSeat,
    seatCount,
    revision: isAgain ? 5 : 4,
    alternating: false,
  }));
  const seats = found.flatMap((block) => Array.from({ length: block.seatCount }, (_, at) => block.firstSeat + at));
  const claimOf = (seat: number) => (seat === 2 || (isAgain && seat === 6) ? 2 : seat === 3 ? 1 : 0);
  const facts = { planVersionId: 9, blocks, cursor: '1763640000000-1:1:', at: '2026-11-20T12:00:00.000Z' };
  return encodeAllocation(facts, {
    price: Uint16Array.from(seats, (seat) => (seat < 8 ? stallsPrice : 0)),
    hold: Uint16Array.from(seats, (seat) => (seat === 7 ? 1 : 0)),
    claim: Uint8Array.from(seats, claimOf),
    own: [],
  });
}

const stream = () => new Response(new ReadableStream());
const bytes = (data: Uint8Array) => new Response(data.slice().buffer);
