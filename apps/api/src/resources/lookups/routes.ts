import type { BoundEndpoint } from '../../bind.ts';

export const lookupRoutes: BoundEndpoint[] = [];
