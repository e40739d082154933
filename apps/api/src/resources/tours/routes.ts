import * as endpoints from '@parterre/contract/tours';
import { bind } from '../../bind.ts';
import { createTour } from './create.ts';
import { listTours } from './list.ts';
import { getTour } from './read.ts';
import { updateTour } from './update.ts';

export const tourRoutes = [
  bind(endpoints.listTours, listTours),
  bind(endpoints.createTour, createTour),
  bind(endpoints.getTour, getTour),
  bind(endpoints.updateTour, updateTour),
];
