import { useTranslation } from 'react-i18next';
import { useIsClosed } from '#pages/closed-pages.ts';
import { PAGE_ENTRIES, type PageEntry } from '#pages/entries.ts';
import { useFeatures } from '#session/use-features.ts';

export interface Page extends PageEntry {
  label: string;
}

/** Filters pages by deployment and role. Navigation, profile menu and palette share it, so that they agree. */
export function usePages(): Page[] {
  const { t } = useTranslation('shell');
  const { features } = useFeatures();
  const isClosed = useIsClosed();
  return Object.entries<PageEntry>(PAGE_ENTRIES)
    .filter(
      ([, { href, featureId, permission }]) =>
        !isClosed(href) &&
        (!featureId || features?.ids.has(featureId)) &&
        (!permission || features?.permissions.has(permission)),
    )
    .map(([key, entry]) => ({ ...entry, label: t(`entries.pages.${key}`) }));
}

/** Pages without `at` are at the top. */
export function useNavigationPages(): { top: Page[]; finance: Page[] } {
  const pages = usePages();
  return { top: pages.filter(({ at }) => !at), finance: pages.filter(({ at }) => at === 'finance') };
}
