import { Suspense } from 'react';
import { useDrawerParam } from '#drawers/use-drawer-param.ts';
import { pageDrawers } from '#routes/page-routes.ts';
import { lazyPart } from '#ui/lazy-part.ts';

const drawers = {
  region: lazyPart(async () => (await import('./choice-drawers.tsx')).RegionDrawer),
  promoter: lazyPart(async () => (await import('./choice-drawers.tsx')).PromoterDrawer),
  language: lazyPart(async () => (await import('./choice-drawers.tsx')).LanguageDrawer),
  eventInformation: lazyPart(pageDrawers.eventInformation),
  notifications: lazyPart(pageDrawers.notifications),
};

/**
 * The drawers that open over any page: `?drawer=region`, `promoter`, `language`, `eventInformation`, `notifications`.
 */
export function AppDrawers() {
  const { name, closeDrawer } = useDrawerParam();
  const Drawer = name && name in drawers ? drawers[name as keyof typeof drawers] : null;
  return Drawer ? (
    <Suspense fallback={null}>
      <Drawer onClose={closeDrawer} />
    </Suspense>
  ) : null;
}
