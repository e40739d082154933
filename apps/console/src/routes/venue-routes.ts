import type { RouteObject } from 'react-router';
import { paths } from '../paths.ts';

/** Venues and their seating plans. */
export const venueRoutes: RouteObject[] = [
  {
    path: paths.venues(),
    lazy: async () => ({ Component: (await import('../features/venues/list/venue-list-page.tsx')).VenueListPage }),
    children: [
      {
        path: 'new',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('../features/venues/form/new-venue-drawer.tsx')).NewVenueDrawer,
        }),
      },
      {
        path: 'catalogue',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('../features/venues/catalogue/catalogue-drawer.tsx')).CatalogueDrawer,
        }),
      },
    ],
  },
  {
    path: '/venues/:venueId',
    lazy: async () => ({ Component: (await import('../features/venues/venue/venue-page.tsx')).VenuePage }),
    children: [
      {
        lazy: async () => ({ Component: (await import('../features/seating-plans/plans/venue-plans.tsx')).VenuePlans }),
        children: [
          { index: true, element: null },
          {
            path: 'edit',
            handle: { isDrawer: true },
            lazy: async () => ({
              Component: (await import('../features/venues/form/edit-venue-drawer.tsx')).EditVenueDrawer,
            }),
          },
        ],
      },
    ],
  },
  {
    path: '/venues/:venueId/plans/import',
    lazy: async () => ({
      Component: (await import('../features/seating-plans/import/import-plan-page.tsx')).ImportPlanPage,
    }),
  },
  {
    path: '/venues/:venueId/plans/:planId',
    lazy: async () => ({ Component: (await import('../features/seating-plans/plan/plan-page.tsx')).PlanPage }),
  },
  {
    path: '/venues/:venueId/plans/:planId/edit',
    handle: { isFullScreen: true },
    lazy: async () => ({
      Component: (await import('../features/seating-plans/editor/plan-editor-page.tsx')).PlanEditorPage,
    }),
  },
];
