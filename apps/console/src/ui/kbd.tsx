import { styled } from '@mui/material/styles';

export const Kbd = styled('kbd')(({ theme }) => ({
  display: 'inline-block',
  flex: 'none',
  minWidth: 20,
  padding: '0 5px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 4,
  backgroundColor: theme.vars.palette.background.paper,
  color: theme.vars.palette.text.secondary,
  fontFamily: theme.typography.fontFamily,
  fontSize: 11,
  fontWeight: 500,
  lineHeight: '18px',
  textAlign: 'center',
  whiteSpace: 'nowrap',
}));

/** Names a shortcut as this device does: `Mod K` is `⌘ K` on Apple devices, elsewhere `Ctrl K`. */
export const nameKeys = (keys: string): string => keys.replace('Mod', isApple() ? '⌘' : 'Ctrl');

/** Returns a shortcut as `aria-keyshortcuts` spells it. */
export const spellKeys = (keys: string): string =>
  keys.replace('Mod', isApple() ? 'Meta' : 'Control').replaceAll(' ', '+');

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
