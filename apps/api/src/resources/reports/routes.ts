import type { BoundEndpoint } from '../../bind.ts';

export const reportRoutes: BoundEndpoint[] = [];
