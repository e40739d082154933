import type { BoundEndpoint } from '../../bind.ts';

export const venueRoutes: BoundEndpoint[] = [];
