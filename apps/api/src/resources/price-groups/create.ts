import * as endpoints from '@parterre/contract/price-groups';
import { priceGroups } from '../../db/schema/prices.ts';
import { newId } from '../../ids.ts';
import { verb } from '../../verb.ts';
import { lockShow } from '../show-rows/require-show.ts';
import { presentPriceGroup, readGroups } from './read.ts';
import { requireFreeGroupName } from './require-free-group-name.ts';

/** Creates a price group behind the last one. Throws NAME_TAKEN. Needs `price:write`. */
export const createPriceGroup = verb(endpoints.createPriceGroup, (ctx, { params, body }) =>
  ctx.change('price-group.create', async (change) => {
    const show = await lockShow(change, params.showCode);
    const groups = await readGroups(change, show);
    requireFreeGroupName(groups, body.name, show.defaultCulture);
    const row = {
      promoterId: show.promoterId,
      id: newId(),
      showId: show.id,
      name: body.name,
      displayOrder: groups.length + 1,
      revision: 1,
      outdatedTexts: {},
      createdAt: change.now,
    };
    await change.db.insert(priceGroups).values(row);
    const answer = presentPriceGroup(row);
    return {
      answer,
      show,
      objectId: row.id,
      after: answer,
      revision: 1,
    };
  }),
);
