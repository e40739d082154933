import { useTranslation } from 'react-i18next';
import { useIsClosed } from '#pages/closed-pages.ts';
import { PAGE_ENTRIES, type PageEntry } from '#pages/entries.ts';
import { useFeatures } from '#session/use-features.ts';

export interface Page extends PageEntry {
  label: string;
}

/**
 * Leaves out what a deployment or a role does not have; navigation, profile menu and palette ask here, so they agree.
 */
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

/** Pages without a place of their own stand at the top. */
export function useNavigationPages(): { top: Page[]; finance: Page[] } {
  const pages = usePages();
  return { top: pages.filter(({ at }) => !at), finance: pages.filter(({ at }) => at === 'finance') };
}
