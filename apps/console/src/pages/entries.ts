import type { ReadinessEntry } from '@parterre/contract/shows/overview';
import type { Permission } from '@parterre/contract/wire/permissions';
import type german from '#i18n/de/shell.json';
import type english from '#i18n/en-GB/shell.json';
import {
  BellIcon,
  CalendarIcon,
  ChartIcon,
  FlagIcon,
  GlobeIcon,
  GroupIcon,
  HelpIcon,
  HomeIcon,
  KeyIcon,
  ListIcon,
  PersonIcon,
  PinIcon,
  TicketIcon,
  UploadIcon,
} from '#ui/icons.tsx';

import { paths } from './paths.ts';

type English = (typeof english)['entries'];
type German = (typeof german)['entries'];
/**
 * The texts are in `shell.json` under `entries`. The type check fails for an entry without a text, or a text without an
 * entry.
 */
type Lines<Part extends keyof English, Line> = Readonly<Record<keyof English[Part] | keyof German[Part], Line>>;

export interface PageEntry {
  href: string;
  Icon: typeof PinIcon;
  /**
   * The place besides the palette, which lists all: under finance, or in the profile menu, above or below the choices
   * of region and language; undefined for the top of the navigation.
   */
  at?: 'finance' | 'profile' | 'profile-end' | 'palette';
  /** Further pages on which the entry is the current one. */
  alsoAt?: readonly string[];
  /** Shown only with this feature; undefined for always. A feature only hides: the server checks permissions. */
  featureId?: string;
  /** Shown only to users with this permission at the current promoter. */
  permission?: Permission;
}

/** The pages in navigation, profile menu and palette, in display order. */
export const PAGE_ENTRIES: Lines<'pages', PageEntry> = {
  start: { href: paths.root(), Icon: HomeIcon },
  shows: { href: paths.shows(), Icon: CalendarIcon, featureId: 'events-list' },
  'artist-campaigns': { href: paths.campaigns(), alsoAt: [paths.tours()], Icon: FlagIcon, featureId: 'events-list' },
  venues: { href: paths.venues(), Icon: PinIcon },
  orders: { href: paths.orders(), Icon: TicketIcon, featureId: 'order-management' },
  'guest-lists': { href: paths.guestLists(), Icon: ListIcon, featureId: 'guest-list' },
  customers: { href: paths.customers(), Icon: GroupIcon, permission: 'customer:read' },
  reports: { href: paths.reports(), Icon: ChartIcon, featureId: 'reporting' },
  instalments: { href: paths.instalments(), Icon: CalendarIcon, featureId: 'Instalments', at: 'finance' },
  settlements: { href: paths.settlements(), Icon: ChartIcon, featureId: 'financials', at: 'finance' },
  holds: { href: paths.dueHolds(), Icon: ListIcon, at: 'palette' },
  tours: { href: paths.tours(), Icon: FlagIcon, featureId: 'events-list', at: 'palette' },
  accounts: { href: paths.account(), Icon: PersonIcon, at: 'profile' },
  users: { href: paths.users(), Icon: GroupIcon, permission: 'user:manage', at: 'profile' },
  audit: { href: paths.audit(), Icon: ListIcon, permission: 'audit:read', at: 'profile-end' },
  notifications: { href: paths.notifications(), Icon: BellIcon, at: 'profile-end' },
  'api-tokens': { href: paths.apiTokens(), Icon: KeyIcon, at: 'profile-end' },
  'api-keys': { href: paths.apiKeys(), Icon: KeyIcon, permission: 'apikey:manage', at: 'profile-end' },
  webhooks: { href: paths.webhooks(), Icon: UploadIcon, permission: 'apikey:manage', at: 'profile-end' },
  translations: { href: paths.ownTexts(), Icon: GlobeIcon, permission: 'text:write', at: 'profile-end' },
  support: { href: paths.support(), Icon: HelpIcon, at: 'profile-end' },
};

interface EventEntry {
  href: (showCode: string) => string;
  permission: Permission;
  /** Makes the page a step of the set-up, for these parts of the readiness list. */
  areas?: readonly ReadinessEntry['area'][];
}

/** The pages of a show in display order, for the palette, the set-up and the show's menu. */
export const EVENT_ENTRIES: Lines<'event', EventEntry> = {
  overview: { href: paths.show, permission: 'show:read' },
  details: { href: paths.showDetails, permission: 'show:read', areas: ['details', 'texts', 'images'] },
  prices: { href: paths.showTickets, permission: 'show:read', areas: ['tickets'] },
  seats: { href: (code) => paths.seats(code, 'tickets'), permission: 'show:read' },
  'seat-holds': { href: (code) => paths.seats(code, 'holds'), permission: 'show:read' },
  seating: { href: paths.showSeating, permission: 'show:read', areas: ['seating'] },
  holds: { href: paths.showHolds, permission: 'show:read', areas: [] },
  'offer-codes': { href: paths.showOfferCodes, permission: 'show:read', areas: ['offer-codes'] },
  questions: { href: paths.showQuestions, permission: 'show:read', areas: [] },
  'print-at-home': { href: paths.showPrintAtHome, permission: 'show:read', areas: ['print-at-home'] },
  'short-urls': { href: paths.showLinks, permission: 'show:read', areas: ['links'] },
  'guest-lists': { href: paths.showGuestLists, permission: 'guestlist:read', areas: [] },
  orders: { href: paths.ordersOfShow, permission: 'order:read' },
  status: { href: paths.showStatus, permission: 'show:write' },
  history: { href: paths.showHistory, permission: 'history:read', areas: [] },
};

/** A thing to create: anywhere, in the current show or at the current venue. */
export type CreateEntry = { permission: Permission } & (
  | { href: string }
  | { inEvent: (showCode: string) => string }
  | { atVenue: (venueId: number) => string }
);

/** The things to create. The palette also finds them by the words of `palette.createAlso`. */
export const CREATE_ENTRIES: Lines<'create', CreateEntry> = {
  'shows-here': { atVenue: (venueId) => paths.showNew({ venueId }), permission: 'show:write' },
  'seating-plans': { atVenue: paths.planImport, permission: 'plan:write' },
  prices: { inEvent: (code) => paths.showTicketNew(code), permission: 'price:write' },
  comps: { inEvent: (code) => paths.showTicketNew(code, undefined, 'comp'), permission: 'comp:create' },
  'price-groups': { inEvent: (code) => paths.showTicketGroup(code, 'new'), permission: 'price:write' },
  holds: { inEvent: paths.ledgerNewHold, permission: 'hold:write' },
  'offer-codes': { inEvent: paths.showOfferCodeNew, permission: 'offer:write' },
  questions: { inEvent: (code) => paths.showQuestion(code, 'new'), permission: 'show:write' },
  'short-urls': { inEvent: paths.showLinkNew, permission: 'link:write' },
  'guest-lists': { inEvent: paths.showGuestListNew, permission: 'guestlist:write' },
  shows: { href: paths.showNew(), permission: 'show:write' },
  venues: { href: paths.venueNew(), permission: 'venue:create' },
  'artist-campaigns': { href: paths.campaignNew(), permission: 'campaign:write' },
  tours: { href: paths.tourNew(), permission: 'campaign:write' },
  settlements: { href: paths.settlementOpen(), permission: 'settlement:write' },
  users: { href: paths.userInvite(), permission: 'user:manage' },
  'api-keys': { href: paths.apiKeyNew(), permission: 'apikey:manage' },
};
