import { isDeepStrictEqual } from 'node:util';
import type { Show } from '@parterre/contract/shows';
import type { Change, Changed } from '../../context.ts';
import type { ShowRow } from '../show-rows/require-show.ts';
import { readShow } from './read.ts';

/** Whether a change would write nothing but the next revision. */
export const isUnchanged = (before: ShowRow, after: ShowRow): boolean =>
  isDeepStrictEqual(before, { ...after, revision: before.revision });

/** The answer to a change that changes nothing: no new revision for others to meet, no line of the history. */
export async function leaveShow(change: Change, show: ShowRow): Promise<Changed<Show>> {
  return {
    answer: await readShow(change, show.showCode),
    show,
    object: 'show',
    objectId: show.showCode,
    isAudited: false,
    revision: show.revision,
  };
}
