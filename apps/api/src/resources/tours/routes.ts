import type { AnyVerb } from '../../verb.ts';
import { createTour } from './create.ts';
import { listTours } from './list.ts';
import { getTour } from './read.ts';
import { updateTour } from './update.ts';

export const tourRoutes: readonly AnyVerb[] = [listTours, createTour, getTour, updateTour];
