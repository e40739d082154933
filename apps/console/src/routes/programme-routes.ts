import type { RouteObject } from 'react-router';
import { paths } from '#pages/paths.ts';
import { drawer, page } from './route.ts';

/** Artist campaigns and tours. */
export const programmeRoutes: RouteObject[] = [
  page(
    paths.campaigns(),
    async () => (await import('#features/artist-campaigns/campaign-list-page.tsx')).CampaignListPage,
    [
      drawer(
        'new',
        async () => (await import('#features/artist-campaigns/form/new-campaign-drawer.tsx')).NewCampaignDrawer,
      ),
    ],
  ),
  page(
    '/campaigns/:campaignId',
    async () => (await import('#features/artist-campaigns/campaign-page.tsx')).CampaignPage,
    [
      drawer(
        'edit',
        async () => (await import('#features/artist-campaigns/form/edit-campaign-drawer.tsx')).EditCampaignDrawer,
      ),
    ],
  ),
  page(paths.tours(), async () => (await import('#features/tours/tour-list-page.tsx')).TourListPage),
  page(paths.tourNew(), async () => (await import('#features/tours/form/new-tour-page.tsx')).NewTourPage),
  page('/tours/:tourId', async () => (await import('#features/tours/tour-page.tsx')).TourPage, [
    drawer('edit', async () => (await import('#features/tours/form/edit-tour-drawer.tsx')).EditTourDrawer),
  ]),
];
