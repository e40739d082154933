import type { AnyVerb } from '../../verb.ts';
import { saveAllSeats } from './save-all.ts';

export const seatSaveRoutes: readonly AnyVerb[] = [saveAllSeats];
