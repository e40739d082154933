import type { Permission } from '@parterre/contract/wire/permissions';
import { useTranslation } from 'react-i18next';
import { useMatch, useNavigate } from 'react-router';
import { paths } from '#pages/paths.ts';
import { useFeatures } from '#session/use-features.ts';
import { CalendarIcon, PlusIcon } from '#ui/icons.tsx';
import type { PaletteItem } from './palette-item.ts';

interface EventLine {
  /** In the namespace `shell`, under `palette.event`. */
  key: string;
  href: (showCode: string) => string;
  permission: Permission;
}

const PAGES: readonly EventLine[] = [
  { key: 'overview', href: paths.show, permission: 'show:read' },
  { key: 'details', href: paths.showDetails, permission: 'show:read' },
  { key: 'tickets', href: paths.showTickets, permission: 'show:read' },
  { key: 'seats', href: (code) => paths.seats(code, 'tickets'), permission: 'show:read' },
  { key: 'seatHolds', href: (code) => paths.seats(code, 'holds'), permission: 'show:read' },
  { key: 'seating', href: paths.showSeating, permission: 'show:read' },
  { key: 'holds', href: paths.showHolds, permission: 'show:read' },
  { key: 'offerCodes', href: paths.showOfferCodes, permission: 'show:read' },
  { key: 'questions', href: paths.showQuestions, permission: 'show:read' },
  { key: 'links', href: paths.showLinks, permission: 'show:read' },
  { key: 'guestLists', href: paths.showGuestLists, permission: 'guestlist:read' },
  { key: 'orders', href: paths.ordersOfShow, permission: 'order:read' },
  { key: 'status', href: paths.showStatus, permission: 'show:write' },
  { key: 'history', href: paths.showHistory, permission: 'audit:read' },
];

const CREATED: readonly EventLine[] = [
  { key: 'ticket', href: (code) => paths.showTicketNew(code), permission: 'price:write' },
  { key: 'comp', href: (code) => paths.showTicketNew(code, undefined, 'comp'), permission: 'comp:create' },
  { key: 'ticketGroup', href: (code) => paths.showTicketGroup(code, 'new'), permission: 'price:write' },
  { key: 'hold', href: paths.ledgerNewHold, permission: 'hold:write' },
  { key: 'offerCode', href: paths.showOfferCodeNew, permission: 'offer:write' },
  { key: 'question', href: (code) => paths.showQuestion(code, 'new'), permission: 'show:write' },
  { key: 'link', href: paths.showLinkNew, permission: 'link:write' },
  { key: 'guestList', href: paths.showGuestListNew, permission: 'guestlist:write' },
];

/** The pages of the event that is open, and what can be made in it; nothing on other pages. */
export function useEventPages(): { pages: PaletteItem[]; created: PaletteItem[] } {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { features } = useFeatures();
  const showCode = useMatch('/shows/:showCode/*')?.params.showCode?.toUpperCase();
  if (!showCode || showCode === 'NEW') return { pages: [], created: [] };
  const allowed = (lines: readonly EventLine[]) =>
    lines.filter(({ permission }) => features?.permissions.has(permission));
  const toItem = ({ key, href }: EventLine, isPage: boolean): PaletteItem => ({
    id: `${isPage ? 'open' : 'create'}-${key}`,
    group: isPage ? 'thisEvent' : 'create',
    label: t(isPage ? `palette.event.${key}` : `palette.create.${key}`),
    ...(isPage ? {} : { note: t('palette.inThisEvent'), also: t('palette.createAlso') }),
    Icon: isPage ? CalendarIcon : PlusIcon,
    run: () => void navigate(href(showCode)),
  });
  return {
    pages: allowed(PAGES).map((line) => toItem(line, true)),
    created: allowed(CREATED).map((line) => toItem(line, false)),
  };
}
