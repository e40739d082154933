import { type RouteObject, redirect } from 'react-router';
import { paths } from './paths.ts';
import { financeRoutes } from './routes/finance-routes.ts';
import { orderRoutes } from './routes/order-routes.ts';
import { programmeRoutes } from './routes/programme-routes.ts';
import { promoterRoutes } from './routes/promoter-routes.ts';
import { showRoutes } from './routes/show-routes.ts';
import { venueRoutes } from './routes/venue-routes.ts';

/**
 * The whole URL space. A page is one line and a chunk of its own; an object's drawer is a child of its page,
 * so that it can be linked, reloaded and closed with Back.
 */
export const pageRoutes: RouteObject[] = [
  { path: paths.root(), loader: () => redirect(paths.shows()) },
  ...showRoutes,
  ...programmeRoutes,
  ...venueRoutes,
  ...orderRoutes,
  ...financeRoutes,
  ...promoterRoutes,
];

/** The drawers of features that open over any page: `?drawer=eventInformation`. */
export const pageDrawers = {
  eventInformation: async () =>
    (await import('./features/shows/info/event-information-drawer.tsx')).EventInformationDrawer,
};
