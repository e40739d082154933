import type { BoundEndpoint } from '../../bind.ts';

export const featureRoutes: BoundEndpoint[] = [];
