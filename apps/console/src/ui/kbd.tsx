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

const CAPS = ['Ctrl', 'Shift', 'Del', 'Enter', 'Esc', 'Alt', 'Space'] as const;

/** Names a shortcut as labelled on the reader's keyboard: `Ctrl Z` is `Strg Z` in German and `⌘ Z` on Apple devices. */
export const nameKeys = (keys: string, t: (key: string) => string): string =>
  keys
    .split(' ')
    .map((key) => {
      if (key === 'Ctrl' && isApple()) return '⌘';
      const cap = CAPS.find((name) => name === key);
      return cap ? t(`kit:caps.${cap}`) : key;
    })
    .join(' ');

/** Returns a shortcut as `aria-keyshortcuts` spells it. */
export const spellKeys = (keys: string): string =>
  keys.replace('Ctrl', isApple() ? 'Meta' : 'Control').replaceAll(' ', '+');

const isApple = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);
