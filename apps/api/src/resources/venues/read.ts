import type { getVenue as endpoint, Venue } from '@parterre/contract/venues';
import { and, eq } from 'drizzle-orm';
import type { VerbInput } from '../../bind.ts';
import type { Context } from '../../context.ts';
import { venues } from '../../db/schema/venues.ts';
import { notFound } from '../../errors.ts';
import { coveredVenues } from './covered-venues.ts';
import { presentVenue, selectVenues } from './select-venues.ts';

export async function getVenue(ctx: Context, { params }: Pick<VerbInput<typeof endpoint>, 'params'>): Promise<Venue> {
  const [row] = await selectVenues(ctx).where(and(eq(venues.id, params.venueId), coveredVenues(ctx)));
  if (!row) throw notFound();
  return presentVenue(row);
}
