import * as endpoints from '@parterre/contract/shows';
import { bind } from '../../bind.ts';
import { createShow } from './create.ts';
import { listShowHistory } from './history.ts';
import { listShows } from './list.ts';
import { getShowOverview } from './overview.ts';
import { getShow } from './read.ts';
import { updateShow } from './update.ts';

export const showRoutes = [
  bind(endpoints.listShows, listShows),
  bind(endpoints.createShow, createShow),
  bind(endpoints.getShow, getShow),
  bind(endpoints.updateShow, updateShow),
  bind(endpoints.getShowOverview, getShowOverview),
  bind(endpoints.listShowHistory, listShowHistory),
];
