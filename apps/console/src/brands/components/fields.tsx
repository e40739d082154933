import { type Components, styled, type Theme } from '@mui/material/styles';
import { WEIGHT } from '../typography.ts';

const Box = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  borderRadius: 4,
  border: '1px solid currentColor',
  backgroundColor: theme.vars.palette.background.paper,
  '&.filled': {
    color: theme.vars.palette.primary.contrastText,
    backgroundColor: theme.vars.palette.primary.main,
    borderColor: theme.vars.palette.primary.main,
  },
  '.Mui-disabled &': { color: theme.vars.palette.line.strong, backgroundColor: theme.vars.palette.background.active },
}));

const Mark = styled('svg')({ display: 'block', width: 12, height: 12 });

/** A box of 16 px with a border of contrast 3:1, for tables and forms. */
export const checkboxIcons = {
  icon: <Box />,
  checkedIcon: drawMark('m3.5 8.5 3 3 6-7'),
  indeterminateIcon: drawMark('M4 8h8'),
};

function drawMark(d: string) {
  return (
    <Box className="filled">
      <Mark viewBox="0 0 16 16" aria-hidden>
        <path d={d} fill="none" stroke="currentColor" strokeWidth={2.2} strokeLinecap="round" strokeLinejoin="round" />
      </Mark>
    </Box>
  );
}

/** The label is above the field, not inside it, so that it stays readable while typing. */
export const fields: Components<Theme> = {
  MuiTextField: { defaultProps: { fullWidth: true, variant: 'outlined' } },
  MuiFormControl: { defaultProps: { fullWidth: true } },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body2,
        position: 'static',
        transform: 'none',
        marginBottom: 4,
        fontWeight: WEIGHT.medium,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error': { color: theme.vars.palette.text.primary },
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiInputBase: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.body1,
        fontVariantNumeric: 'tabular-nums',
        '&:not(.MuiInputBase-multiline)': { height: 36 },
      }),
      input: ({ theme }) => ({
        height: 'auto',
        '&::placeholder': { color: theme.vars.palette.text.tertiary, opacity: 1 },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 6,
        backgroundColor: theme.vars.palette.background.paper,
        '& .MuiOutlinedInput-notchedOutline': {
          top: 0,
          borderColor: theme.vars.palette.line.control,
          '& legend': { display: 'none' },
        },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.secondary },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 1,
          borderColor: theme.vars.palette.primary.focus,
          boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars.palette.primary.focus} 25%, transparent)`,
        },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2, borderColor: theme.vars.palette.error.main },
        '&.Mui-error.Mui-focused .MuiOutlinedInput-notchedOutline': {
          borderWidth: 2,
          boxShadow: `0 0 0 3px color-mix(in srgb, ${theme.vars.palette.error.main} 22%, transparent)`,
        },
        // The system takes away the shadow and the colour of the frame, by which alone a field shows the focus.
        '@media (forced-colors: active)': { '&.Mui-focused': { outline: '2px solid Highlight', outlineOffset: 2 } },
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.background.sunken },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.line.strong },
      }),
      input: { padding: '0 10px' },
      multiline: { padding: '7px 0' },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        margin: '4px 0 0',
        color: theme.vars.palette.text.secondary,
        '&.Mui-error': { color: theme.vars.palette.error.ink },
      }),
    },
  },
  MuiInputAdornment: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...theme.typography.caption,
        color: theme.vars.palette.text.tertiary,
        '& .MuiTypography-root': { ...theme.typography.caption, color: 'inherit' },
      }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { marginLeft: -6, gap: 2 } } },
  MuiCheckbox: {
    defaultProps: checkboxIcons,
    styleOverrides: { root: ({ theme }) => ({ padding: 6, color: theme.vars.palette.line.control }) },
  },
  MuiRadio: {
    styleOverrides: { root: ({ theme }) => ({ padding: 6, color: theme.vars.palette.line.control }) },
  },
  MuiAutocomplete: {
    styleOverrides: {
      root: { '& .MuiOutlinedInput-root .MuiAutocomplete-endAdornment': { right: 4 } },
      inputRoot: { padding: '0 10px' },
      paper: ({ theme }) => ({ boxShadow: theme.vars.palette.shade.pop, border: 0, marginTop: 4 }),
      option: ({ theme }) => ({ ...theme.typography.body2, minHeight: 32 }),
    },
  },
};
