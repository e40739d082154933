import { hallScheme } from '../schemes/hall-scheme.ts';
import { unreservedScheme } from '../schemes/unreserved-scheme.ts';
import type { ShowSpec } from '../show-spec.ts';

const HALL = { venue: 'Große Halle am Kai', scheme: hallScheme };
const ROOM = { venue: 'Kleiner Saal', scheme: unreservedScheme(280) };

type Night = Partial<ShowSpec> & Pick<ShowSpec, 'day' | 'categoryId'> & { title: [de: string, en: string] };

const NIGHTS: readonly Night[] = [
  { ...HALL, title: ['Nordische Jazznacht', 'Nordic jazz night'], categoryId: 5, day: -14, soldShare: 0.46 },
  { ...ROOM, title: ['Poetry-Slam am Kai', 'Poetry slam on the quay'], categoryId: 7, day: -6, soldShare: 0.97 },
  { ...ROOM, title: ['Offene Bühne', 'Open stage'], categoryId: 7, day: 0, soldShare: 0.72, trend: 'rising' },
  {
    ...HALL,
    title: ['Hafenorchester: Winterkonzert', 'Harbour orchestra: winter concert'],
    categoryId: 1,
    day: 4,
    soldShare: 0.72,
  },
  {
    ...HALL,
    title: ['Chornacht der Stadtteile', 'Night of the choirs'],
    categoryId: 1,
    day: 11,
    soldShare: 0.3,
    trend: 'rising',
  },
  { ...ROOM, title: ['Stummfilm mit Klavier', 'Silent film with piano'], categoryId: 9, day: 15, soldShare: 0.55 },
  {
    ...HALL,
    title: ['Weihnachtsmärchen', 'A winter’s tale for children'],
    categoryId: 8,
    day: 22,
    time: '15:00',
    soldShare: 0.6,
    trend: 'rising',
    seatsInBaskets: 3,
  },
  {
    ...HALL,
    title: ['Weihnachtsmärchen (Zusatzvorstellung)', 'A winter’s tale for children (extra performance)'],
    categoryId: 8,
    day: 23,
    time: '11:00',
    soldShare: 0.27,
    trend: 'rising',
  },
  {
    ...ROOM,
    title: ['Neujahrs-Kabarett', 'New year’s cabaret'],
    categoryId: 7,
    day: 43,
    soldShare: 0.4,
    hasReturns: true,
  },
  {
    ...HALL,
    title: ['Electronic Nights: Auftakt', 'Electronic nights: opening'],
    categoryId: 4,
    day: 57,
    time: '21:00',
    soldShare: 0.16,
  },
  { ...HALL, title: ['Swing im Speicher', 'Swing in the warehouse'], categoryId: 5, day: 71, status: 'PENDING' },
  {
    ...ROOM,
    title: ['Lesung: Geschichten vom Fluss', 'Reading: stories of the river'],
    categoryId: 3,
    day: 80,
    onSaleDay: 9,
  },
];

/** An invented season of an arts centre. */
export const kulturwerkShows = (): ShowSpec[] =>
  NIGHTS.map(({ title: [german, english], ...night }, index) => ({
    name: { de: german, 'en-GB': english },
    description: { de: `${german} im Kulturwerk Nord, Hamburg.` },
    time: '20:00',
    priceLevel: 1,
    status: 'ACTIVE',
    onSaleDay: Math.min(night.day, 0) - 6 - (index % 3),
    soldShare: 0,
    trend: 'steady',
    isSoldByPartner: index % 3 === 1,
    ...HALL,
    ...night,
  }));
