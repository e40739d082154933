import type { BoundEndpoint } from '../../bind.ts';

export const showRoutes: BoundEndpoint[] = [];
