import type { AnyVerb } from '../../verb.ts';
import { createHold, updateHold } from './change.ts';
import { listHolds } from './read.ts';
import { listHoldUses } from './read-uses.ts';
import { createHoldReleases } from './release.ts';
import { removeHold } from './remove.ts';

export const holdRoutes: readonly AnyVerb[] = [
  listHolds,
  listHoldUses,
  createHold,
  updateHold,
  removeHold,
  createHoldReleases,
];
