import type { RouteObject } from 'react-router';
import { paths } from '../paths.ts';

/** Promoters and the keys of their sales channels. */
export const promoterRoutes: RouteObject[] = [
  {
    path: paths.apiKeys(),
    lazy: async () => ({ Component: (await import('../features/api-keys/page/api-keys-page.tsx')).ApiKeysPage }),
    children: [
      {
        path: 'new',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('../features/api-keys/drawer/new-key-drawer.tsx')).NewKeyDrawer,
        }),
      },
      {
        path: ':apiKeyId',
        handle: { isDrawer: true },
        lazy: async () => ({ Component: (await import('../features/api-keys/drawer/key-drawer.tsx')).KeyDrawer }),
      },
    ],
  },
  {
    path: '/promoters/:code',
    lazy: async () => ({ Component: (await import('../features/promoters/promoter-page.tsx')).PromoterPage }),
    children: [
      {
        path: 'edit',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('../features/promoters/details/edit-promoter-drawer.tsx')).EditPromoterDrawer,
        }),
      },
      {
        path: 'tax-rates/:taxRateId',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('../features/promoters/tax-rates/tax-rate-drawer.tsx')).TaxRateDrawer,
        }),
      },
      {
        path: 'postages/:postageId',
        handle: { isDrawer: true },
        lazy: async () => ({
          Component: (await import('../features/promoters/postages/postage-drawer.tsx')).PostageDrawer,
        }),
      },
    ],
  },
];
