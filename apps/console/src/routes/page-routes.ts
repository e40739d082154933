import { type RouteObject, redirect } from 'react-router';
import { paths } from '#pages/paths.ts';
import { financeRoutes } from './finance-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { programmeRoutes } from './programme-routes.ts';
import { promoterRoutes } from './promoter-routes.ts';
import { showRoutes } from './show-routes.ts';
import { venueRoutes } from './venue-routes.ts';

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
    (await import('#features/shows/info/event-information-drawer.tsx')).EventInformationDrawer,
};
