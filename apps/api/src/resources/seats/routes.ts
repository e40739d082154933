import type { BoundEndpoint } from '../../bind.ts';

export const seatRoutes: BoundEndpoint[] = [];
