import type { AnyVerb } from '../../verb.ts';
import { createTour, updateTour } from './change.ts';
import { listTours } from './list.ts';
import { getTour } from './read.ts';

export const tourRoutes: readonly AnyVerb[] = [listTours, createTour, getTour, updateTour];
