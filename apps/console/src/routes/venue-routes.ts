import type { RouteObject } from 'react-router';
import { paths } from '#pages/paths.ts';
import { drawer, frame, fullScreenPage, page } from './route.ts';

/** Venues and their seating plans. */
export const venueRoutes: RouteObject[] = [
  page(paths.venues(), async () => (await import('#features/venues/list/venue-list-page.tsx')).VenueListPage, [
    drawer('new', async () => (await import('#features/venues/form/new-venue-drawer.tsx')).NewVenueDrawer),
    drawer('catalogue', async () => (await import('#features/venues/catalogue-drawer.tsx')).CatalogueDrawer),
  ]),
  page('/venues/:venueId', async () => (await import('#features/venues/venue-page.tsx')).VenuePage, [
    frame(
      async () => (await import('#features/seating-plans/plans/venue-plans.tsx')).VenuePlans,
      [
        { index: true, element: null },
        drawer('edit', async () => (await import('#features/venues/form/edit-venue-drawer.tsx')).EditVenueDrawer),
      ],
    ),
  ]),
  page(
    '/venues/:venueId/plans/import',
    async () => (await import('#features/seating-plans/import/import-plan-page.tsx')).ImportPlanPage,
  ),
  page('/venues/:venueId/plans/:planId', async () => (await import('#features/seating-plans/plan-page.tsx')).PlanPage),
  fullScreenPage(
    '/venues/:venueId/plans/:planId/edit',
    async () => (await import('#features/seating-plans/editor/plan-editor-page.tsx')).PlanEditorPage,
  ),
];
