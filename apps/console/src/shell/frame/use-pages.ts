import { useTranslation } from 'react-i18next';
import { PAGE_ENTRIES, type PageEntry } from '#pages/entries.ts';
import { useFeatures } from '#session/use-features.ts';

export interface Page extends PageEntry {
  label: string;
}

/** The pages that the user's features and permissions allow, by their names. */
export function usePages(): Page[] {
  const { t } = useTranslation('shell');
  const { features } = useFeatures();
  return Object.entries<PageEntry>(PAGE_ENTRIES)
    .filter(
      ([, { featureId, permission }]) =>
        (!featureId || features?.ids.has(featureId)) && (!permission || features?.permissions.has(permission)),
    )
    .map(([key, entry]) => ({ ...entry, label: t(`entries.pages.${key}`) }));
}

/** Those of the navigation: at the top, and under the heading of finance. */
export function useNavigationPages(): { top: Page[]; finance: Page[] } {
  const pages = usePages();
  return { top: pages.filter(({ at }) => !at), finance: pages.filter(({ at }) => at === 'finance') };
}
