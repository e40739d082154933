import { useColorScheme } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type AppDrawerName, useDrawerParam } from '#drawers/use-drawer-param.ts';
import { paths } from '#pages/paths.ts';
import { GlobeIcon, PinIcon, ShopIcon, SignOutIcon } from '#ui/icons.tsx';
import { APPEARANCES } from '../frame/appearances.ts';
import type { PaletteItem } from './palette-item.ts';
import { useCreatedItems, usePageItems } from './use-entry-items.ts';

const DRAWERS: readonly { drawer: AppDrawerName; labelKey: string; Icon: typeof PinIcon }[] = [
  { drawer: 'promoter', labelKey: 'palette.changePromoter', Icon: ShopIcon },
  { drawer: 'region', labelKey: 'profile.changeRegion', Icon: PinIcon },
  { drawer: 'language', labelKey: 'profile.changeLanguage', Icon: GlobeIcon },
];

/** Finds pages and actions by their words, those of the current show first. */
export function usePaletteItems(words: string): PaletteItem[] {
  const items = [...usePageItems(), ...useCreatedItems(), ...useActions()];
  return items.filter(({ label, also = '' }) => hasWords(`${label} ${also}`, words));
}

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
