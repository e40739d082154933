import type { PartOfShow } from '#resource.ts';
import { createHold, updateHold } from './change.ts';
import { listDueHolds } from './list-due.ts';
import { notifyOfDueHolds } from './notify-of-due-holds.ts';
import { listHolds } from './read.ts';
import { listHoldUses } from './read-uses.ts';
import { createHoldReleases } from './release.ts';
import { removeHold } from './remove.ts';

export const holdsResource: PartOfShow = {
  slug: 'holds',
  showActions: [],
  routes: [listHolds, listDueHolds, listHoldUses, createHold, updateHold, removeHold, createHoldReleases],
  recurring: [['tell-due-holds', notifyOfDueHolds]],
};
