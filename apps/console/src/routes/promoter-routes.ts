import type { RouteObject } from 'react-router';
import { paths } from '#pages/paths.ts';
import { drawer, page } from './route.ts';

/** Promoters and the keys of their sales channels. */
export const promoterRoutes: RouteObject[] = [
  page(paths.apiKeys(), async () => (await import('#features/api-keys/page/api-keys-page.tsx')).ApiKeysPage, [
    drawer('new', async () => (await import('#features/api-keys/drawer/new-key-drawer.tsx')).NewKeyDrawer),
    drawer(':apiKeyId', async () => (await import('#features/api-keys/drawer/key-drawer.tsx')).KeyDrawer),
  ]),
  page('/promoters/:code', async () => (await import('#features/promoters/promoter-page.tsx')).PromoterPage, [
    drawer(
      'edit',
      async () => (await import('#features/promoters/details/edit-promoter-drawer.tsx')).EditPromoterDrawer,
    ),
    drawer(
      'tax-rates/:taxRateId',
      async () => (await import('#features/promoters/tax-rates/tax-rate-drawer.tsx')).TaxRateDrawer,
    ),
    drawer(
      'postages/:postageId',
      async () => (await import('#features/promoters/postages/postage-drawer.tsx')).PostageDrawer,
    ),
  ]),
];
