import type { Components, Theme } from '@mui/material/styles';
import { WEIGHT } from '../typography.ts';

const CHOSEN = [
  '[aria-pressed="true"]',
  '[role="radio"][aria-checked="true"]',
  ':is([role="row"], [role="option"], [role="tab"])[aria-selected="true"]',
  '[aria-current]:not([aria-current="false"])',
  'label:has(> input[type="radio"]:checked)',
  '.Mui-selected',
].join(', ');

export const surfaces: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: (theme) => ({
      html: { backgroundColor: theme.vars.palette.background.default, WebkitFontSmoothing: 'antialiased' },
      body: {
        ...theme.typography.body2,
        fontFeatureSettings: '"cv05","ss03","calt"',
        backgroundColor: theme.vars.palette.background.default,
        color: theme.vars.palette.text.primary,
      },
      'b, strong': { fontWeight: WEIGHT.medium },
      ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.focus}`, outlineOffset: 2 },
      '[tabindex="-1"]:focus': { outline: 'none' },
      // Aligns toasts with the content, not with the window.
      '.toasts': { left: 'calc(var(--navigation-width, 0px) + 16px) !important', bottom: '16px !important' },
      '::selection': { backgroundColor: theme.vars.palette.primary.line },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          transitionDuration: '0.01ms !important',
          animationDuration: '0.01ms !important',
          // One that goes on for ever would flicker, as short as it is now.
          animationIterationCount: '1 !important',
          scrollBehavior: 'auto !important',
        },
      },
      // The system takes away backgrounds, by which alone the console shows what is chosen.
      '@media (forced-colors: active)': {
        [CHOSEN]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight !important' },
        [`:is(${CHOSEN}), :is(${CHOSEN}) *`]: { color: 'HighlightText !important' },
        [`:is(${CHOSEN}) kbd`]: { backgroundColor: 'transparent !important' },
      },
    }),
  },
  MuiPaper: {
    defaultProps: { elevation: 0, variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundImage: 'none', borderColor: theme.vars.palette.divider }),
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        height: 36,
        padding: '0 8px',
        borderColor: theme.vars.palette.divider,
        whiteSpace: 'nowrap',
        fontVariantNumeric: 'tabular-nums',
        '&:first-of-type': { paddingLeft: 16 },
        '&:last-of-type': { paddingRight: 16 },
      }),
      head: ({ theme }) => ({
        ...theme.typography.caption,
        height: 32,
        fontWeight: WEIGHT.medium,
        color: theme.vars.palette.text.tertiary,
      }),
      footer: ({ theme }) => ({
        fontWeight: WEIGHT.strong,
        color: theme.vars.palette.text.primary,
        borderTop: `1px solid ${theme.vars.palette.line.strong}`,
      }),
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.MuiTableRow-hover:hover': { backgroundColor: theme.vars.palette.background.hover },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.palette.primary.soft },
      }),
    },
  },
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 32,
        padding: '4px 8px',
        borderRadius: 6,
        '&:hover': { backgroundColor: theme.vars.palette.background.hover },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.palette.background.active },
        '&.Mui-focusVisible': { backgroundColor: 'transparent' },
        '&.Mui-selected.Mui-focusVisible': { backgroundColor: theme.vars.palette.background.active },
      }),
    },
  },
  MuiListItemIcon: {
    styleOverrides: { root: ({ theme }) => ({ minWidth: 26, color: theme.vars.palette.text.tertiary }) },
  },
  MuiSkeleton: {
    defaultProps: { animation: 'pulse' },
    styleOverrides: {
      root: ({ theme }) => ({ borderRadius: 4, backgroundColor: theme.vars.palette.background.active }),
    },
  },
  MuiDivider: { styleOverrides: { root: ({ theme }) => ({ borderColor: theme.vars.palette.divider }) } },
  MuiSvgIcon: {
    defaultProps: { fontSize: 'inherit' },
    styleOverrides: { root: { fontSize: 16 }, fontSizeSmall: { fontSize: 14 }, fontSizeLarge: { fontSize: 20 } },
  },
};
