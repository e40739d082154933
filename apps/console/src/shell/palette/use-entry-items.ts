import { useTranslation } from 'react-i18next';
import { useMatch, useNavigate } from 'react-router';
import { parseId } from '#api/parse-id.ts';
import { useIsClosed } from '#pages/closed-pages.ts';
import { CREATE_ENTRIES, type CreateEntry, EVENT_ENTRIES } from '#pages/entries.ts';
import { PATTERNS } from '#pages/paths.ts';
import { useFeatures } from '#session/use-features.ts';
import { CalendarIcon, PlusIcon } from '#ui/icons.tsx';
import { usePages } from '../frame/use-pages.ts';
import type { PaletteItem } from './palette-item.ts';

/** Lists the pages of the current show, then all others. */
export function usePageItems(): PaletteItem[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { features } = useFeatures();
  const showCode = useOpenShow();
  const pages = usePages();
  const isClosed = useIsClosed();
  const toEventItems = (code: string): PaletteItem[] =>
    Object.entries(EVENT_ENTRIES)
      .filter(([, { href, permission }]) => features?.permissions.has(permission) && !isClosed(href(code)))
      .map(([key, { href }]) => ({
        id: `open-${key}`,
        group: 'thisEvent',
        label: t(`entries.event.${key}`),
        Icon: CalendarIcon,
        run: () => void navigate(href(code)),
      }));
  return [
    ...(showCode === undefined ? [] : toEventItems(showCode)),
    ...pages.map(({ href, label, Icon }) => ({
      id: `page${href}`,
      group: 'pages' as const,
      label,
      Icon,
      run: () => void navigate(href),
    })),
  ];
}

/** Lists the things to create at the current venue or in the current show, then anywhere. */
export function useCreatedItems(): PaletteItem[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { features } = useFeatures();
  const isClosed = useIsClosed();
  const showCode = useOpenShow();
  const venueId = parseId(useMatch({ path: PATTERNS.venue, end: false })?.params.venueId ?? null);
  return Object.entries(CREATE_ENTRIES).flatMap(([key, entry]) => {
    const href = findHref(entry, showCode, venueId);
    if (!href || !features?.permissions.has(entry.permission) || isClosed(href)) return [];
    return {
      id: `create-${key}`,
      group: 'create' as const,
      label: t(`entries.create.${key}`),
      ...('inEvent' in entry && { note: t('palette.inThisEvent') }),
      also: t('palette.createAlso'),
      Icon: PlusIcon,
      run: () => void navigate(href),
    };
  });
}

/** Undefined when creating it needs an open show or venue. */
function findHref(entry: CreateEntry, showCode: string | undefined, venueId: number | null) {
  if ('href' in entry) return entry.href;
  if ('inEvent' in entry) return showCode === undefined ? undefined : entry.inEvent(showCode);
  return venueId === null ? undefined : entry.atVenue(venueId);
}

/** The current show; its pages rank first. */
function useOpenShow(): string | undefined {
  const showCode = useMatch({ path: PATTERNS.show, end: false })?.params.showCode?.toUpperCase();
  return showCode === 'NEW' ? undefined : showCode;
}
