import { saveAllSeats } from '@parterre/contract/calls/seats';
import type { SaveAllAnswer } from '@parterre/contract/seats';
import type { CallArguments } from '@parterre/contract/wire/call';
import type { TestAnswer, TestApi, TestUser } from '../support/test-api.ts';
import type { SeatedShow } from './insert-seated-show.ts';

export type SeatRange = CallArguments<typeof saveAllSeats>['body']['blocks'][number]['ranges'][number];

interface RangeSave {
  ranges: SeatRange[];
  /** The revision of the block that the user has loaded. */
  revision: number;
  as: TestUser;
  blockId?: number;
}

/** Saves seats of one block through the API; by default, of the first. */
export function saveRanges(
  api: Pick<TestApi, 'call'>,
  { showCode, planVersionId }: Pick<SeatedShow, 'showCode' | 'planVersionId'>,
  { ranges, revision, as, blockId = 1 }: RangeSave,
): Promise<TestAnswer<SaveAllAnswer>> {
  const body = { planVersionId, blocks: [{ blockId, revision, ranges }] };
  return api.call(saveAllSeats, { params: { showCode }, body }, { as });
}
