import type { Resource } from '#resource.ts';
import { saveAllSeats } from './save-all.ts';

export const seatSavesResource: Resource = {
  slug: 'seat-saves',
  routes: [saveAllSeats],
};
