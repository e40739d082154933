import type { BoundEndpoint } from '../../bind.ts';

export const promoterRoutes: BoundEndpoint[] = [];
