import useMediaQuery from '@mui/material/useMediaQuery';
import { selectSettings, setNavigation } from '#api/settings.ts';
import { useAppDispatch, useAppSelector } from '#api/store.ts';
import { useFeatures } from '#session/use-features.ts';
import { type NavigationEntry, navigationEntries } from './navigation-entries.ts';

interface NavigationState {
  isMinimal: boolean;
  toggle: () => void;
}

/** Open or minimal, as chosen on this device; below 1280 px it starts minimal. */
export function useNavigation(): NavigationState {
  const dispatch = useAppDispatch();
  const chosen = useAppSelector(selectSettings).drawers.navigation;
  const isWide = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  const isMinimal = (chosen ?? (isWide ? 'open' : 'minimal')) === 'minimal';
  return { isMinimal, toggle: () => dispatch(setNavigation(isMinimal ? 'open' : 'minimal')) };
}

/** Entries the user's features allow, in runs of one heading. */
export function useNavigationGroups(): { groupKey: string | undefined; entries: NavigationEntry[] }[] {
  const { features } = useFeatures();
  const visible = navigationEntries.filter(
    ({ featureId, permission }) =>
      (!featureId || features?.ids.has(featureId)) && (!permission || features?.permissions.has(permission)),
  );
  const groupKeys = [...new Set(visible.map((entry) => entry.groupKey))];
  return groupKeys.map((groupKey) => ({ groupKey, entries: visible.filter((entry) => entry.groupKey === groupKey) }));
}
