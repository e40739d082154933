import { z } from 'zod';
import { readJson } from '../read-data.ts';
import { hallScheme } from '../schemes/hall-scheme.ts';
import type { SeatScheme } from '../schemes/seat-scheme.ts';
import { theatreScheme } from '../schemes/theatre-scheme.ts';
import { unreservedScheme } from '../schemes/unreserved-scheme.ts';
import type { ShowSpec } from '../show-spec.ts';

const Concert = z.object({
  title: z.string(),
  venue: z.string(),
  time: z.string(),
  conductor: z.string(),
  works: z.array(z.string()),
});
type Concert = z.infer<typeof Concert>;

const CLASSICAL = 1;
const FILM = 9;
const FAMILY = 8;

/** The facts that the archive lacks: the date of the new performance, and how well it sells. */
interface Run extends Partial<ShowSpec> {
  title: string;
  day: number;
}

const RUNS: readonly Run[] = [
  { title: 'Wagner: The Ring without Words', day: -21, soldShare: 0.63, plan: 'Stalls only' },
  { title: 'Schumann: Symphony No. 3, ‘Rhenish’', day: -12, soldShare: 0.51, plan: 'Stalls only' },
  { title: 'Mozart: Clarinet Concerto', day: -5, soldShare: 0.68, plan: 'Stalls only' },
  { title: 'Beethoven: Symphony No. 7', day: -1, soldShare: 0.81, plan: 'Stalls only' },
  { title: 'Sibelius: Symphony No. 5', day: 0, soldShare: 0.96, plan: 'Stalls only', trend: 'rising' },
  {
    title: 'Jaws in Concert',
    day: 1,
    soldShare: 0.98,
    trend: 'rising',
    time: '20:00',
    categoryId: FILM,
    plan: 'Stalls only',
  },
  { title: 'Sound ON: John’s Book of Alleged Dances', day: 2, soldShare: 0.94, trend: 'rising' },
  { title: 'Debussy: La mer', day: 6, soldShare: 0.7, plan: 'Stalls only' },
  {
    title: 'Tchaikovsky: Symphony No. 6, ‘Pathétique’',
    day: 12,
    soldShare: 0.51,
    isSoldDaily: true,
    priceLevel: 1.05,
    onSaleDay: -29,
  },
  { title: 'Haydn, Turina and Britten: chamber music', day: 16, soldShare: 0.67, trend: 'falling' },
  {
    title: 'Mahler: Symphony No. 5',
    day: 20,
    soldShare: 0.43,
    isSoldDaily: true,
    trend: 'rising',
    seatsInBaskets: 4,
    scheme: theatreScheme({ hasHolds: true, hasGaps: true }),
    onSaleDay: -20,
  },
  {
    title: 'Handel: Messiah',
    day: 25,
    soldShare: 1,
    trend: 'falling',
    priceLevel: 1.15,
    plan: 'Stalls only',
    time: '19:00',
    scheme: theatreScheme({ hasHolds: false, isStallsOnly: true }),
  },
  {
    title: 'Home Alone in Concert',
    day: 27,
    soldShare: 0.76,
    hasReturns: true,
    trend: 'rising',
    categoryId: FILM,
    plan: 'Stalls only',
  },
  {
    title: 'Bach: Cantata No. 56 and A Musical Offering',
    day: 30,
    soldShare: 0.34,
    trend: 'falling',
    status: 'CANCEL_PENDING',
  },
  { title: 'Rachmaninoff: Symphony No. 2', day: 33, soldShare: 0.21, seatsInBaskets: 6 },
  {
    title: 'Elf in Concert',
    day: 35,
    soldShare: 0.58,
    hasReturns: true,
    trend: 'rising',
    categoryId: FAMILY,
    time: '14:00',
    plan: 'Stalls only',
  },
  { title: 'Brahms: Violin Concerto', day: 41, soldShare: 0.12, trend: 'rising' },
  { title: 'Kodály, Schumann and Brahms: chamber music', day: 48, onSaleDay: -50, soldShare: 0.3 },
  { title: 'Gershwin: Rhapsody in Blue', day: 50, status: 'PENDING' },
  { title: 'Strauss: Also sprach Zarathustra', day: 56, onSaleDay: 5 },
  { title: 'Bruckner: Symphony No. 6', day: 62, soldShare: 0.12, plan: 'Stalls only' },
  { title: 'Shostakovich: Symphony No. 10', day: 70, soldShare: 0.08 },
  { title: 'Dvořák: Symphony No. 9, ‘From the New World’', day: 77, status: 'PENDING', isBare: true },
  {
    title: 'John Williams: film music',
    day: 84,
    soldShare: 0.35,
    trend: 'rising',
    categoryId: FILM,
    plan: 'Stalls only',
  },
  { title: 'Stravinsky: Petrushka', day: 90, status: 'CANCELLED' },
  { title: 'Mahler: Symphony No. 7', day: 98, status: 'PENDING', isBare: true },
  {
    title: 'The Empire Strikes Back in Concert',
    day: 105,
    soldShare: 0.41,
    trend: 'rising',
    categoryId: FILM,
    plan: 'Stalls only',
  },
];

/** The concerts of the New York Philharmonic's 2024-25 season, moved to the months around the day of loading. */
export function harbourHallShows(): ShowSpec[] {
  const concerts = new Map(readJson('concerts.json', z.array(Concert)).map((concert) => [concert.title, concert]));
  return RUNS.map(({ title, ...run }, index) => {
    const concert = concerts.get(title);
    if (!concert) throw new Error(`The season has no concert ${title}`);
    return {
      name: { 'en-GB': title },
      description: { 'en-GB': describe(concert) },
      tour: 'philharmonic' as const,
      venue: concert.venue,
      categoryId: CLASSICAL,
      time: readTime(concert.time),
      scheme: schemeOf(concert.venue, run.plan),
      priceLevel: 1,
      status: 'ACTIVE',
      onSaleDay: Math.min(run.day, 0) - 6 - (index % 3),
      soldShare: 0,
      trend: 'steady',
      isSoldByPartner: index % 3 === 1,
      ...run,
    };
  });
}

function schemeOf(venue: string, plan: string | undefined): SeatScheme {
  if (venue === 'David Geffen Hall') return theatreScheme({ hasHolds: true, isStallsOnly: plan === 'Stalls only' });
  if (venue === 'Merkin Hall') return hallScheme;
  return unreservedScheme(venue === 'Museum of Modern Art' ? 200 : 600);
}

const describe = ({ works, conductor }: Concert): string =>
  `<ul>${works.map((work) => `<li>${work}</li>`).join('')}</ul>${conductor ? `<p>Conductor: ${conductor}</p>` : ''}`;

/** Converts `7:30PM` to `19:30`. */
function readTime(text: string): string {
  const [, hour = '7', minute = '30', half = 'PM'] = /^(\d+):(\d+)(AM|PM)$/.exec(text) ?? [];
  return `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;
}
