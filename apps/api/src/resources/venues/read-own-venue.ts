import type { Venue } from '@parterre/contract/venues';
import { and, eq } from 'drizzle-orm';
import type { Change } from '../../context.ts';
import { venues } from '../../db/schema/venues.ts';
import { notFound } from '../../errors.ts';
import { presentVenue, selectVenues } from './select-venues.ts';

/** A venue as a change answers with it. */
export async function readOwnVenue(change: Change, promoterId: number, venueId: number): Promise<Venue> {
  const [row] = await selectVenues(change).where(and(eq(venues.promoterId, promoterId), eq(venues.id, venueId)));
  if (!row) throw notFound();
  return presentVenue(row);
}
