import type { Change } from '../../../context.ts';
import type { ShowRow } from '../../show-rows/require-show.ts';
import { recordSeats } from './record-seats.ts';

/** Tells open maps that tickets, holds or the show itself are not what they were, and no seat: they read those again. */
export async function tellMaps(
  change: Pick<Change, 'db' | 'now' | 'actor'>,
  show: Pick<ShowRow, 'promoterId' | 'id' | 'planVersionId'>,
): Promise<void> {
  if (show.planVersionId !== null) await recordSeats(change, show, 'allocation', []);
}
