import type { BoundEndpoint } from '../../bind.ts';

export const seatingPlanRoutes: BoundEndpoint[] = [];
