import type { Components, Theme } from '@mui/material/styles';
import { WEIGHT } from '../typography.ts';

export const controls: Components<Theme> = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.focus}`, outlineOffset: 2 },
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true, variant: 'outlined', color: 'inherit', size: 'medium' },
    styleOverrides: {
      root: {
        height: 32,
        minWidth: 0,
        padding: '0 11px',
        gap: 6,
        whiteSpace: 'nowrap',
        '& .MuiButton-startIcon, & .MuiButton-endIcon': { margin: 0 },
        '& .MuiButton-icon > *:nth-of-type(1)': { fontSize: 16 },
      },
      // The colours of the system take away the background, by which alone the button is one.
      contained: { '@media (forced-colors: active)': { border: '1px solid ButtonText' } },
      sizeSmall: { height: 28, padding: '0 9px' },
      sizeLarge: ({ theme }) => ({
        ...theme.typography.body1,
        fontWeight: WEIGHT.medium,
        height: 40,
        padding: '0 15px',
      }),
      outlined: ({ theme }) => ({
        borderColor: theme.vars.palette.line.strong,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiButton-startIcon': { color: theme.vars.palette.text.secondary },
        '&:hover': {
          borderColor: theme.vars.palette.line.strong,
          backgroundColor: theme.vars.palette.background.hover,
        },
        '&.MuiButton-colorError': { color: theme.vars.palette.error.ink },
        '&.Mui-disabled': { borderColor: theme.vars.palette.divider },
      }),
      text: ({ theme }) => ({
        padding: '0 8px',
        '&:hover': { backgroundColor: theme.vars.palette.background.hover },
        '&.MuiButton-colorPrimary': { color: theme.vars.palette.primary.ink },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        width: 32,
        height: 32,
        padding: 0,
        borderRadius: 6,
        color: theme.vars.palette.text.secondary,
        '&:hover': { backgroundColor: theme.vars.palette.background.active },
      }),
      sizeSmall: { width: 28, height: 28 },
      sizeLarge: { width: 40, height: 40 },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { height: 28, borderRadius: 6, fontWeight: WEIGHT.medium },
      sizeSmall: { height: 20, borderRadius: 6 },
      label: { paddingLeft: 8, paddingRight: 8 },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'hover' },
    styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.primary.ink, borderRadius: 4 }) },
  },
  MuiTabs: {
    styleOverrides: {
      root: ({ theme }) => ({ minHeight: 40, borderBottom: `1px solid ${theme.vars.palette.divider}` }),
      indicator: { height: 2 },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        minWidth: 0,
        padding: '0 12px',
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected': { color: theme.vars.palette.text.primary },
        '&:focus-visible': { outlineOffset: -2 },
      }),
    },
  },
  MuiSwitch: {
    defaultProps: { size: 'small', disableRipple: true },
    styleOverrides: {
      root: { width: 34, height: 20, padding: 0, '&.MuiSwitch-sizeSmall': { width: 34, height: 20, padding: 0 } },
      switchBase: ({ theme }) => ({
        '&&': { padding: 2, color: theme.vars.palette.background.paper },
        '&&.Mui-checked': { transform: 'translateX(14px)', color: theme.vars.palette.primary.contrastText },
        '&&.Mui-checked + .MuiSwitch-track': { opacity: 1, backgroundColor: theme.vars.palette.primary.main },
        '&&.Mui-disabled + .MuiSwitch-track': { opacity: 0.5 },
        '&.Mui-focusVisible + .MuiSwitch-track': {
          outline: `2px solid ${theme.vars.palette.primary.focus}`,
          outlineOffset: 2,
        },
      }),
      thumb: { '&&': { width: 16, height: 16 }, boxShadow: 'none' },
      track: ({ theme }) => ({ borderRadius: 999, opacity: 1, backgroundColor: theme.vars.palette.line.control }),
    },
  },
  MuiCircularProgress: { defaultProps: { size: 50, thickness: 3 } },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({ height: 4, borderRadius: 2, backgroundColor: theme.vars.palette.chart.bar }),
    },
  },
};
