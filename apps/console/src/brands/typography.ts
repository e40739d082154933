import type { TypographyVariantsOptions } from '@mui/material/styles';

const FONT_FAMILY = '"Inter Variable", system-ui, -apple-system, "Segoe UI", sans-serif';
export const WEIGHT = { regular: 420, medium: 530, strong: 620 } as const;

const px = (size: number, line: number) => ({ fontSize: `${size / 16}rem`, lineHeight: `${line}px` });

export const typography: TypographyVariantsOptions = {
  fontFamily: FONT_FAMILY,
  htmlFontSize: 16,
  fontSize: 14,
  fontWeightRegular: WEIGHT.regular,
  fontWeightMedium: WEIGHT.medium,
  fontWeightBold: WEIGHT.strong,
  h1: { ...px(20, 28), fontWeight: WEIGHT.strong, letterSpacing: '-0.011em' },
  h2: { ...px(14, 20), fontWeight: WEIGHT.strong, letterSpacing: '-0.003em' },
  h3: { ...px(13, 20), fontWeight: WEIGHT.strong, letterSpacing: 0 },
  h4: { ...px(13, 20), fontWeight: WEIGHT.strong, letterSpacing: 0 },
  h5: { ...px(16, 24), fontWeight: WEIGHT.strong, letterSpacing: '-0.006em' },
  h6: { ...px(14, 20), fontWeight: WEIGHT.strong, letterSpacing: 0 },
  subtitle1: { ...px(14, 20), fontWeight: WEIGHT.medium, letterSpacing: 0 },
  subtitle2: { ...px(13, 20), fontWeight: WEIGHT.medium, letterSpacing: 0 },
  body1: { ...px(14, 20), fontWeight: WEIGHT.regular, letterSpacing: 0 },
  body2: { ...px(13, 20), fontWeight: WEIGHT.regular, letterSpacing: 0 },
  caption: { ...px(12, 16), fontWeight: WEIGHT.regular, letterSpacing: 0 },
  /** A remark of one line within text of 13 or 14 px. */
  note: { ...px(12, 20), fontWeight: WEIGHT.regular, letterSpacing: 0 },
  columnHead: { ...px(12, 20), fontWeight: WEIGHT.medium, letterSpacing: 0 },
  smallLabel: { ...px(12, 16), fontWeight: WEIGHT.medium, letterSpacing: 0 },
  /** Axis labels, and the currency or count beside a figure. */
  tiny: { ...px(11, 16), fontWeight: WEIGHT.regular, letterSpacing: 0 },
  overline: { ...px(11, 16), fontWeight: WEIGHT.medium, letterSpacing: 0, textTransform: 'none' },
  button: { ...px(13, 20), fontWeight: WEIGHT.medium, letterSpacing: 0, textTransform: 'none' },
  /** The words of a page that has nothing else. */
  display: { ...px(30, 38), fontWeight: 600, letterSpacing: '-0.022em' },
  figure: {
    ...px(24, 32),
    fontFamily: FONT_FAMILY,
    fontWeight: WEIGHT.strong,
    letterSpacing: '-0.02em',
    fontVariantNumeric: 'tabular-nums',
  },
};

type OwnVariant = 'display' | 'figure' | 'note' | 'columnHead' | 'smallLabel' | 'tiny';

declare module '@mui/material/styles' {
  interface TypographyVariants extends Record<OwnVariant, React.CSSProperties> {}
  interface TypographyVariantsOptions extends Partial<Record<OwnVariant, React.CSSProperties>> {}
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides extends Record<OwnVariant, true> {}
}
