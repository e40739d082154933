import type { BoundEndpoint } from '../../bind.ts';

export const holdRoutes: BoundEndpoint[] = [];
