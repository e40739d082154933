import { paths } from '../../paths.ts';
import { CalendarIcon, FlagIcon, PinIcon, TicketIcon } from '../../ui/icons.tsx';

export interface NavigationEntry {
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
];
