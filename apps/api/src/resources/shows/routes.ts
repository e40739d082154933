import * as endpoints from '@parterre/contract/shows';
import { bind } from '../../bind.ts';
import { createShow } from './create.ts';
import { listShows } from './list/list.ts';
import { listShowHistory } from './overview/history.ts';
import { getShowOverview } from './overview/overview.ts';
import { getShowReadiness } from './overview/readiness.ts';
import { getShow } from './read.ts';
import { updateShow } from './update.ts';

export const showRoutes = [
  bind(endpoints.listShows, listShows),
  bind(endpoints.createShow, createShow),
  bind(endpoints.getShow, getShow),
  bind(endpoints.updateShow, updateShow),
  bind(endpoints.getShowOverview, getShowOverview),
  bind(endpoints.getShowReadiness, getShowReadiness),
  bind(endpoints.listShowHistory, listShowHistory),
];
