import type {} from '@mui/material/themeCssVarsAugmentation';
import type { BrandName } from '../api/runtime-config.ts';

interface SemanticTone {
  /** Ground of a chip or a banner in this tone, and the colour of words on it. */
  soft: string;
  ink: string;
}
interface BrandTone {
  line: string;
  /** Lines of pictures. */
  art: string;
  focus: string;
}
interface OwnPalette {
  line: { strong: string; control: string };
  chart: { main: string; second: string; bar: string };
  seat: Record<1 | 2 | 3 | 4 | 5 | 'stroke', string>;
  hold: Record<'technical' | 'artist' | 'press' | 'accessible' | 'sponsor', string>;
  /** The ring around what is selected on a map. */
  pick: { main: string; gap: string };
  shade: { scrim: string; pop: string };
}

declare module '@mui/material/styles' {
  interface PaletteColor extends SemanticTone, Partial<BrandTone> {}
  interface SimplePaletteColorOptions extends Partial<SemanticTone>, Partial<BrandTone> {}
  interface TypeText {
    tertiary: string;
  }
  interface TypeBackground {
    sunken: string;
    hover: string;
    active: string;
    map: string;
  }
  interface Palette extends OwnPalette {}
  interface PaletteOptions extends Partial<OwnPalette> {}
  interface Theme {
    brand: { name: BrandName; displayName: string };
  }
  interface ThemeOptions {
    brand?: { name: BrandName; displayName: string };
  }
  interface TypographyVariants {
    figure: React.CSSProperties;
  }
  interface TypographyVariantsOptions {
    figure?: React.CSSProperties;
  }
}
declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    figure: true;
  }
}
