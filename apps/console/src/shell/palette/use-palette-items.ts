import { useColorScheme } from '@mui/material/styles';
import type { Permission } from '@parterre/contract/wire/permissions';
import { useTranslation } from 'react-i18next';
import { useMatch, useNavigate } from 'react-router';
import { parseId } from '#api/cookies.ts';
import { type AppDrawerName, useDrawerParam } from '#drawers/use-drawer-param.ts';
import { paths } from '#pages/paths.ts';
import { useCan, useFeatures } from '#session/use-features.ts';
import { FlagIcon, GlobeIcon, KeyIcon, PinIcon, PlusIcon, ShopIcon, SignOutIcon } from '#ui/icons.tsx';
import { APPEARANCES } from '../frame/appearances.ts';
import { useNavigationGroups } from '../frame/use-navigation.ts';
import type { PaletteItem } from './palette-item.ts';
import { useEventPages } from './use-event-pages.ts';

const DRAWERS: readonly { drawer: AppDrawerName; labelKey: string; Icon: typeof PinIcon }[] = [
  { drawer: 'promoter', labelKey: 'palette.changePromoter', Icon: ShopIcon },
  { drawer: 'region', labelKey: 'profile.changeRegion', Icon: PinIcon },
  { drawer: 'language', labelKey: 'profile.changeLanguage', Icon: GlobeIcon },
];

/** Pages and actions that match the words: those of the open event first. */
export function usePaletteItems(words: string): PaletteItem[] {
  const event = useEventPages();
  const items = [...event.pages, ...usePages(), ...event.created, ...useCreated(), ...useActions()];
  return items.filter(({ label, also = '' }) => hasWords(`${label} ${also}`, words));
}

function usePages(): PaletteItem[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { features } = useFeatures();
  const entries = useNavigationGroups().flatMap((group) => group.entries);
  const further = FURTHER_PAGES.filter(({ featureId }) => features?.ids.has(featureId));
  const keys = useCan('apikey:manage') ? [API_KEYS] : [];
  return [...entries, ...further, ...keys].map(({ href, labelKey, Icon }) => ({
    id: `page${href}`,
    group: 'pages',
    label: t(labelKey),
    Icon,
    run: () => void navigate(href),
  }));
}

/** Pages behind an entry of the navigation. */
const FURTHER_PAGES = [{ labelKey: 'navigation.tours', href: paths.tours(), Icon: FlagIcon, featureId: 'events-list' }];

const API_KEYS = { labelKey: 'profile.apiKeys', href: paths.apiKeys(), Icon: KeyIcon };

function useActions(): PaletteItem[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { openDrawer } = useDrawerParam();
  const { setMode } = useColorScheme();
  return [
    ...DRAWERS.map(({ drawer, labelKey, Icon }) =>
      action(`drawer-${drawer}`, t(labelKey), Icon, () => openDrawer(drawer)),
    ),
    ...APPEARANCES.map(({ mode, Icon }) =>
      action(`appearance-${mode}`, t(`palette.appearance.${mode}`), Icon, () => setMode(mode)),
    ),
    action('sign-out', t('profile.signOut'), SignOutIcon, () => void navigate(paths.signOut())),
  ];
}

const CREATED: readonly { key: string; href: string; permission: Permission }[] = [
  { key: 'event', href: paths.showNew(), permission: 'show:write' },
  { key: 'venue', href: paths.venueNew(), permission: 'venue:create' },
  { key: 'campaign', href: paths.campaignNew(), permission: 'campaign:write' },
  { key: 'tour', href: paths.tourNew(), permission: 'campaign:write' },
  { key: 'statement', href: paths.settlementOpen(), permission: 'settlement:write' },
  { key: 'apiKey', href: paths.apiKeyNew(), permission: 'apikey:manage' },
];

/** What can be made anywhere; on a venue's page, an event and a plan there first. */
function useCreated(): PaletteItem[] {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const { features } = useFeatures();
  const venueId = parseId(useMatch('/venues/:venueId/*')?.params.venueId ?? null);
  const here = venueId
    ? [
        { key: 'eventHere', href: paths.showNew({ venueId }), permission: 'show:write' as const },
        { key: 'planImport', href: paths.planImport(venueId), permission: 'plan:write' as const },
      ]
    : [];
  return [...here, ...CREATED]
    .filter(({ permission }) => features?.permissions.has(permission))
    .map(({ key, href }) => ({
      id: `create-${key}`,
      group: 'create',
      label: t(`palette.create.${key}`),
      also: t('palette.createAlso'),
      Icon: PlusIcon,
      run: () => void navigate(href),
    }));
}

function action(id: string, label: string, Icon: PaletteItem['Icon'], run: () => void): PaletteItem {
  return { id, group: 'actions', label, Icon, run };
}

function hasWords(told: string, words: string): boolean {
  const text = told.toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
