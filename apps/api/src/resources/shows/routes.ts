import * as endpoints from '@parterre/contract/shows';
import { bind } from '../../bind.ts';
import { createShow } from './create.ts';
import { duplicateShow } from './duplicate/duplicate.ts';
import { listShows } from './list/list.ts';
import { moveShow } from './move/move.ts';
import { listShowHistory } from './overview/history.ts';
import { getShowOverview } from './overview/overview.ts';
import { getShowReadiness } from './overview/readiness.ts';
import { getShow } from './read.ts';
import { removeShow } from './remove/remove.ts';
import { listShowPartnerSites } from './settings/list-partner-sites.ts';
import { updateSeatPicker } from './settings/update-seat-picker.ts';
import { updateShow } from './update.ts';

export const showRoutes = [
  bind(endpoints.listShows, listShows),
  bind(endpoints.createShow, createShow),
  bind(endpoints.getShow, getShow),
  bind(endpoints.updateShow, updateShow),
  bind(endpoints.removeShow, removeShow),
  bind(endpoints.moveShow, moveShow),
  bind(endpoints.duplicateShow, duplicateShow),
  bind(endpoints.updateSeatPicker, updateSeatPicker),
  bind(endpoints.listShowPartnerSites, listShowPartnerSites),
  bind(endpoints.getShowOverview, getShowOverview),
  bind(endpoints.getShowReadiness, getShowReadiness),
  bind(endpoints.listShowHistory, listShowHistory),
];
