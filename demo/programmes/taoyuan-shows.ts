import { stadiumScheme } from '../schemes/stadium-scheme.ts';
import { unreservedScheme } from '../schemes/unreserved-scheme.ts';
import type { ShowSpec } from '../show-spec.ts';

const SPORT = 6;
const FESTIVAL = 11;

const GAMES: readonly (Partial<ShowSpec> & { day: number })[] = [
  { day: -8, soldShare: 0.024, onSaleDay: -13 },
  { day: 6, soldShare: 0.1, hasReturns: true, isSoldDaily: true, trend: 'rising', seatsInBaskets: 8, onSaleDay: -22 },
  { day: 13, soldShare: 0.02, trend: 'rising' },
  { day: 20, soldShare: 0.01, trend: 'rising' },
  { day: 34, onSaleDay: 3 },
];

/** Baseball in the stadium, and a concert in an open field without seats. */
export const taoyuanShows = (): ShowSpec[] => [
  ...GAMES.map((game, index) => ({
    name: { 'en-GB': `Winter Baseball Classic: Game ${index + 1}` },
    description: { 'en-GB': 'Nine innings, gates open two hours before the first pitch.' },
    venue: 'Rakuten Taoyuan Baseball Stadium',
    categoryId: SPORT,
    time: '18:35',
    scheme: stadiumScheme,
    priceLevel: 1,
    status: 'ACTIVE' as const,
    onSaleDay: -7,
    soldShare: 0,
    trend: 'steady' as const,
    ...game,
  })),
  {
    name: { 'en-GB': 'Riverside Lantern Festival' },
    description: { 'en-GB': 'An evening of lanterns and music on the field by the river.' },
    venue: 'Riverside Field',
    categoryId: FESTIVAL,
    day: 47,
    time: '17:30',
    scheme: unreservedScheme(1500),
    priceLevel: 20,
    status: 'ACTIVE',
    onSaleDay: -12,
    soldShare: 0.18,
    trend: 'rising',
  },
];
