import * as endpoints from '@parterre/contract/guest-lists';
import { guestLists } from '../../db/schema/guest-lists.ts';
import { newId } from '../../ids.ts';
import { toSearchKey } from '../../lists/search-key.ts';
import { verb } from '../../verb.ts';
import { lockShow } from '../show-rows/require-show.ts';
import { checkList } from './check-list.ts';
import { describeList } from './describe-list.ts';
import type { GuestListRow } from './lock-list.ts';
import { readList } from './read.ts';
import { toCutOff } from './to-cut-off.ts';

/**
 * Creates a guest list of a show. Throws INVALID, NAME_TAKEN, TIME_IN_GAP and TIME_IN_OVERLAP for its cut-off.
 * Needs `guestlist:write`.
 */
export const createGuestList = verb(endpoints.createGuestList, (ctx, { params, body }) =>
  ctx.change('guest-list.create', async (change) => {
    // Its comp and its hold stay while it is made; two lists of one name come one after the other.
    const show = await lockShow(change, params.showCode);
    const { overlap, ...fields } = body;
    const row: GuestListRow = {
      ...fields,
      promoterId: show.promoterId,
      id: newId(),
      showId: show.id,
      ...toCutOff(show, { cutOffAtLocal: body.cutOffAtLocal, overlap }),
      searchKey: toSearchKey(`${body.name} ${body.ownerName}`),
      createdAt: change.now,
      revision: 1,
    };
    await checkList(change, show, row);
    await change.db.insert(guestLists).values(row);
    return {
      answer: await readList(change, row.id),
      show,
      objectId: row.id,
      after: describeList(row),
      revision: row.revision,
    };
  }),
);
