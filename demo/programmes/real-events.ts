import { z } from 'zod';
import { DAY_MS } from '../../apps/api/src/time/zones.ts';
import { readJson } from '../read-data.ts';
import { theatreScheme } from '../schemes/theatre-scheme.ts';
import { unreservedScheme } from '../schemes/unreserved-scheme.ts';
import type { ShowSpec } from '../show-spec.ts';

const Texts = z.record(z.string(), z.string());
const Events = z.object({
  broadway: z.object({
    title: z.string(),
    averageTicketMinor: z.number(),
    topTicketMinor: z.number(),
    soldShare: z.number(),
  }),
  conference: z.object({ name: z.string(), city: z.string(), days: z.number(), url: z.string() }),
  festival: z.array(
    z.object({ day: z.number(), time: z.string(), stage: z.string(), title: Texts, description: Texts }),
  ),
});

const [THEATRE, CONFERENCE, FESTIVAL] = [3, 10, 11];
const COMMON = { priceLevel: 1, status: 'ACTIVE', soldShare: 0, trend: 'rising' } as const;
/** The eight performances of a theatre week: days from the first (Tuesday), and the local time. */
const WEEK = [
  [0, '19:00'],
  [1, '13:00'],
  [1, '19:00'],
  [2, '19:00'],
  [3, '20:00'],
  [4, '14:00'],
  [4, '20:00'],
  [5, '15:00'],
] as const;
const TOP_TICKET_MINOR = 18_500;
const TUESDAY = 2;

/** One week of a run: the first performance is set up, the other seven are copies of it. */
export function broadwayWeek(now: Date): ShowSpec {
  const { broadway } = readJson('events.json', Events);
  const day = findWeekday(now, 15, TUESDAY);
  return {
    ...COMMON,
    name: { 'en-GB': broadway.title },
    description: { 'en-GB': '<p>Eight performances a week.</p><p>Running time: two hours and thirty minutes.</p>' },
    terms: { 'en-GB': '<p>Latecomers are seated at a suitable break.</p>' },
    venue: 'New Amsterdam Theatre',
    tour: 'broadway',
    categoryId: THEATRE,
    day,
    time: WEEK[0][1],
    repeats: WEEK.slice(1).map(([later, time]) => ({ day: day + later, time })),
    scheme: theatreScheme({ hasHolds: true }),
    priceLevel: broadway.topTicketMinor / TOP_TICKET_MINOR,
    onSaleDay: -16,
    soldShare: broadway.soldShare / 4,
  };
}

/** A two-day conference, which is free of charge and has a place for everybody who registers. */
export function conference(): ShowSpec {
  const { name, city, url } = readJson('events.json', Events).conference;
  return {
    ...COMMON,
    name: { 'en-GB': name },
    description: { 'en-GB': `<p>Two days in ${city}. <a href="${url}">Programme</a></p>` },
    venue: 'Pier 36',
    categoryId: CONFERENCE,
    day: 52,
    time: '09:00',
    endsAfterDays: 1,
    scheme: freeScheme(900),
    onSaleDay: -12,
    soldShare: 0.35,
  };
}

const freeScheme = (places: number): ShowSpec['scheme'] => ({
  groups: [{ 'en-GB': 'Registration' }],
  tickets: [
    { name: { 'en-GB': 'Free registration' }, group: 0, faceMinor: 0, feeMinor: 0, places },
    { name: { 'en-GB': 'Workshop seat' }, group: 0, faceMinor: 4_000, feeMinor: 0, places: 60 },
  ],
  holds: [],
});

/** A festival of three days on two stages. */
export function libraryFestival(): ShowSpec[] {
  const first = 40;
  return readJson('events.json', Events).festival.map(({ day, time, stage, title, description }) => ({
    ...COMMON,
    name: pickCultures(title),
    description: paragraphs(pickCultures(description)),
    venue: stage,
    tour: 'festival',
    categoryId: FESTIVAL,
    day: first + day,
    time,
    scheme: unreservedScheme(stage === 'Lesesaal' ? 180 : 350),
    priceLevel: 0.3,
    onSaleDay: -8,
    soldShare: 0.2 + day / 10,
  }));
}

const pickCultures = (texts: Record<string, string>) =>
  Object.fromEntries(['de', 'en-GB'].flatMap((culture) => (texts[culture] ? [[culture, texts[culture]]] : [])));

const paragraphs = (texts: Record<string, string>) =>
  Object.fromEntries(Object.entries(texts).map(([culture, text]) => [culture, `<p>${text}</p>`]));

/** The number of days from now to the first such weekday that is at least `days` ahead. */
function findWeekday(now: Date, days: number, weekday: number): number {
  const ahead = (weekday - new Date(now.getTime() + days * DAY_MS).getUTCDay() + 7) % 7;
  return days + ahead;
}
