import type { Components, Theme } from '@mui/material/styles';

/** Drawers, dialogues, menus and hover cards. Only these have a shadow. */
export const floating: Components<Theme> = {
  MuiDrawer: {
    styleOverrides: {
      paper: ({ theme }) => ({
        border: 0,
        borderRadius: 0,
        '&.MuiDrawer-paperAnchorRight': {
          width: 480,
          maxWidth: '100vw',
          borderLeft: `1px solid ${theme.vars.palette.line.strong}`,
        },
      }),
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({ '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars.palette.shade.scrim } }),
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: 0, boxShadow: theme.vars.palette.shade.pop }),
      paperWidthSm: { maxWidth: 480 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: ({ theme }) => ({ ...theme.typography.h5, padding: '20px 24px 8px' }) },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        padding: '0 24px 8px',
        color: theme.vars.palette.text.secondary,
      }),
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: { padding: '16px 24px 20px', gap: 8 },
      spacing: { '& > :not(style) ~ :not(style)': { marginLeft: 0 } },
    },
  },
  MuiMenu: {
    styleOverrides: {
      paper: ({ theme }) => ({ border: 0, boxShadow: theme.vars.palette.shade.pop, marginTop: 4, minWidth: 180 }),
      list: { padding: 4 },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        minHeight: 32,
        [theme.breakpoints.up('sm')]: { minHeight: 32 },
        padding: '0 8px',
        gap: 10,
        borderRadius: 4,
        '&:hover, &.Mui-focusVisible': { backgroundColor: theme.vars.palette.background.hover },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: theme.vars.palette.background.active },
        '&.Mui-focusVisible': { outlineOffset: -2 },
        '& .MuiListItemIcon-root': { minWidth: 0 },
      }),
    },
  },
  MuiPopover: { styleOverrides: { paper: ({ theme }) => ({ border: 0, boxShadow: theme.vars.palette.shade.pop }) } },
  MuiTooltip: {
    defaultProps: { enterDelay: 400, enterNextDelay: 100 },
    styleOverrides: {
      tooltip: ({ theme }) => ({
        ...theme.typography.caption,
        maxWidth: 276,
        padding: '6px 8px',
        borderRadius: 6,
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.background.paper,
        boxShadow: theme.vars.palette.shade.pop,
      }),
    },
  },
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      root: ({ theme }) => ({ ...theme.typography.body2, flexWrap: 'wrap', border: 0, padding: '6px 12px' }),
      standard: ({ theme: { vars }, ownerState: { severity = 'success' } }) => ({
        color: vars.palette.text.primary,
        backgroundColor: vars.palette[severity].soft,
        '& .MuiAlert-icon': { color: vars.palette[severity].main },
      }),
      icon: { padding: '10px 0', marginRight: 8, fontSize: 16 },
      message: { flex: '1 1 200px', minWidth: 0 },
      action: { alignItems: 'flex-start', padding: '2px 0 2px 16px', marginRight: -4 },
    },
  },
};
