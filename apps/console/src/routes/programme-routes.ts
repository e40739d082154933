import type { RouteObject } from 'react-router';
import { paths } from '../paths.ts';

/** Artist campaigns and tours. */
export const programmeRoutes: RouteObject[] = [
  {
    path: paths.campaigns(),
    lazy: async () => ({
      Component: (await import('../features/artist-campaigns/list/campaign-list-page.tsx')).CampaignListPage,
    }),
    children: [
      {
        path: 'new',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('../features/artist-campaigns/form/new-campaign-drawer.tsx')).NewCampaignDrawer,
        }),
      },
    ],
  },
  {
    path: '/campaigns/:campaignId',
    lazy: async () => ({
      Component: (await import('../features/artist-campaigns/page/campaign-page.tsx')).CampaignPage,
    }),
    children: [
      {
        path: 'edit',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('../features/artist-campaigns/form/edit-campaign-drawer.tsx')).EditCampaignDrawer,
        }),
      },
    ],
  },
  {
    path: paths.tours(),
    lazy: async () => ({ Component: (await import('../features/tours/list/tour-list-page.tsx')).TourListPage }),
  },
  {
    path: paths.tourNew(),
    lazy: async () => ({ Component: (await import('../features/tours/form/new-tour-page.tsx')).NewTourPage }),
  },
  {
    path: '/tours/:tourId',
    lazy: async () => ({ Component: (await import('../features/tours/page/tour-page.tsx')).TourPage }),
    children: [
      {
        path: 'edit',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('../features/tours/form/edit-tour-drawer.tsx')).EditTourDrawer }),
      },
    ],
  },
];
