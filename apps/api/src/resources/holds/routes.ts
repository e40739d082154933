import * as endpoints from '@parterre/contract/holds';
import { bind } from '../../bind.ts';
import { createHold } from './create.ts';
import { listHolds } from './read.ts';
import { listHoldUses } from './read-uses.ts';
import { createHoldReleases } from './release.ts';
import { removeHold } from './remove.ts';
import { updateHold } from './update.ts';

export const holdRoutes = [
  bind(endpoints.listHolds, listHolds),
  bind(endpoints.listHoldUses, listHoldUses),
  bind(endpoints.createHold, createHold),
  bind(endpoints.updateHold, updateHold),
  bind(endpoints.removeHold, removeHold),
  bind(endpoints.createHoldReleases, createHoldReleases),
];
