import { lazy, Suspense } from 'react';
import { useDrawerParam } from '#drawers/use-drawer-param.ts';
import { pageDrawers } from '#routes/page-routes.ts';

const drawers = {
  region: lazy(async () => ({ default: (await import('./choice-drawers.tsx')).RegionDrawer })),
  promoter: lazy(async () => ({ default: (await import('./choice-drawers.tsx')).PromoterDrawer })),
  language: lazy(async () => ({ default: (await import('./choice-drawers.tsx')).LanguageDrawer })),
  eventInformation: lazy(async () => ({ default: await pageDrawers.eventInformation() })),
};

/** The drawers that open over any page: `?drawer=region`, `promoter`, `language`, `eventInformation`. */
export function AppDrawers() {
  const { name, closeDrawer } = useDrawerParam();
  const Drawer = name && name in drawers ? drawers[name as keyof typeof drawers] : null;
  return Drawer ? (
    <Suspense fallback={null}>
      <Drawer onClose={closeDrawer} />
    </Suspense>
  ) : null;
}
