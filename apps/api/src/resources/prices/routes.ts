import type { BoundEndpoint } from '../../bind.ts';

export const priceRoutes: BoundEndpoint[] = [];
