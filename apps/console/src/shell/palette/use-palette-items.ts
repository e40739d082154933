import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type AppDrawerName, useDrawerParam } from '../../drawers/use-drawer-param.ts';
import { paths } from '../../paths.ts';
import { useCan, useFeatures } from '../../session/use-features.ts';
import { FlagIcon, GlobeIcon, KeyIcon, PinIcon, PlusIcon, ShopIcon, SignOutIcon } from '../../ui/icons.tsx';
import { APPEARANCES } from '../frame/appearances.ts';
import { useNavigationGroups } from '../frame/use-navigation.ts';
import type { PaletteItem } from './palette-item.ts';

const DRAWERS: readonly { drawer: AppDrawerName; labelKey: string; Icon: typeof PinIcon }[] = [
  { drawer: 'promoter', labelKey: 'palette.changePromoter', Icon: ShopIcon },
  { drawer: 'region', labelKey: 'profile.changeRegion', Icon: PinIcon },
  { drawer: 'language', labelKey: 'profile.changeLanguage', Icon: GlobeIcon },
];

/** Pages and actions that match the words, pages first. */
export function usePaletteItems(words: string): PaletteItem[] {
  return [...usePages(), ...useActions()].filter((item) => hasWords(item.label, words));
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
  const canPlan = useCan('campaign:write');
  return [
    ...(canPlan ? CREATED : []).map(({ labelKey, href }) =>
      action(href, t(labelKey), PlusIcon, () => void navigate(href)),
    ),
    ...DRAWERS.map(({ drawer, labelKey, Icon }) =>
      action(`drawer-${drawer}`, t(labelKey), Icon, () => openDrawer(drawer)),
    ),
    ...APPEARANCES.map(({ mode, Icon }) =>
      action(`appearance-${mode}`, t(`palette.appearance.${mode}`), Icon, () => setMode(mode)),
    ),
    action('sign-out', t('profile.signOut'), SignOutIcon, () => void navigate(paths.signOut())),
  ];
}

const CREATED = [
  { labelKey: 'palette.createCampaign', href: paths.campaignNew() },
  { labelKey: 'palette.createTour', href: paths.tourNew() },
];

function action(id: string, label: string, Icon: PaletteItem['Icon'], run: () => void): PaletteItem {
  return { id, group: 'actions', label, Icon, run };
}

function hasWords(label: string, words: string): boolean {
  const text = label.toLocaleLowerCase();
  return words
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
