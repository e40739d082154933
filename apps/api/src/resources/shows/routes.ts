import type { AnyVerb } from '../../verb.ts';
import { createShow } from './create.ts';
import { duplicateShow } from './duplicate/duplicate.ts';
import { listShows } from './list.ts';
import { moveShow } from './move/move.ts';
import { getShowOverview, listShowHistory } from './overview/overview.ts';
import { getShowReadiness } from './overview/readiness.ts';
import { getShow } from './read.ts';
import { removeShow } from './remove/remove.ts';
import { listShowPartnerSites } from './settings/list-partner-sites.ts';
import { updateSeatPicker } from './settings/update-seat-picker.ts';
import { updateShow } from './update.ts';

export const showRoutes: readonly AnyVerb[] = [
  listShows,
  createShow,
  getShow,
  updateShow,
  removeShow,
  moveShow,
  duplicateShow,
  updateSeatPicker,
  listShowPartnerSites,
  getShowOverview,
  getShowReadiness,
  listShowHistory,
];
