import useMediaQuery from '@mui/material/useMediaQuery';
import type { Permission } from '@parterre/contract/wire/permissions';
import { selectSettings, setNavigation } from '#api/settings.ts';
import { useAppDispatch, useAppSelector } from '#api/store.ts';
import { paths } from '#pages/paths.ts';
import { useFeatures } from '#session/use-features.ts';
import { CalendarIcon, ChartIcon, FlagIcon, GroupIcon, ListIcon, PinIcon, TicketIcon } from '#ui/icons.tsx';

export interface NavigationEntry {
  /** Shown only to those who may do this at the current promoter. */
  permission?: Permission;
  /** In the `shell` namespace. */
  labelKey: string;
  href: string;
  Icon: typeof CalendarIcon;
  /** Further pages it leads to: on them it is the current one. */
  alsoAt?: readonly string[];
  /** Shown only with this feature; absent: always. A feature only hides navigation, the server checks permissions. */
  featureId?: string;
  /** Heading the entry stands under, in the `shell` namespace; absent: at the top. */
  groupKey?: string;
}

/** The navigation, in order. A feature adds its line here. */
export const navigationEntries: readonly NavigationEntry[] = [
  { labelKey: 'navigation.events', href: paths.shows(), Icon: CalendarIcon, featureId: 'events-list' },
  {
    labelKey: 'navigation.campaigns',
    href: paths.campaigns(),
    alsoAt: [paths.tours()],
    Icon: FlagIcon,
    featureId: 'events-list',
  },
  { labelKey: 'navigation.venues', href: paths.venues(), Icon: PinIcon },
  { labelKey: 'navigation.orders', href: paths.orders(), Icon: TicketIcon, featureId: 'order-management' },
  { labelKey: 'navigation.guestLists', href: paths.guestLists(), Icon: ListIcon, featureId: 'guest-list' },
  { labelKey: 'navigation.customers', href: paths.customers(), Icon: GroupIcon, permission: 'customer:read' },
  {
    labelKey: 'navigation.instalments',
    href: paths.instalments(),
    Icon: CalendarIcon,
    featureId: 'Instalments',
    groupKey: 'navigation.finance',
  },
  {
    labelKey: 'navigation.settlements',
    href: paths.settlements(),
    Icon: ChartIcon,
    featureId: 'financials',
    groupKey: 'navigation.finance',
  },
];

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
