import * as endpoints from '@parterre/contract/lookups';
import { bind } from '../../bind.ts';
import { listCategories, listCultures, listRegions, listStatusCodes } from './read.ts';

export const lookupRoutes = [
  bind(endpoints.listCategories, listCategories),
  bind(endpoints.listStatusCodes, listStatusCodes),
  bind(endpoints.listCultures, listCultures),
  bind(endpoints.listRegions, listRegions),
];
