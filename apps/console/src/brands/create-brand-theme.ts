import { type Components, createTheme, type Shadows, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { BRANDS, type Brand, type BrandName, SCALES } from '@parterre/contract/wire/brands';
import { controls } from './components/controls.ts';
import { fields } from './components/fields.tsx';
import { floating } from './components/floating.ts';
import { surfaces } from './components/surfaces.ts';
import { createDarkPalette, createLightPalette } from './palette.ts';
import { typography } from './typography.ts';

/** Builds the whole look of a brand. `data-theme` on <html> is set before the first paint by index.html. */
export function createBrandTheme(name: BrandName): Theme {
  const brand = BRANDS[name];
  const scale = SCALES[brand.colour];
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-theme' },
    colorSchemes: {
      light: { palette: createLightPalette(scale) },
      dark: { palette: createDarkPalette(scale) },
    },
    brand,
    typography,
    shape: { borderRadius: 6 },
    spacing: 8,
    breakpoints: { values: { xs: 0, sm: 768, md: 1024, lg: 1280, xl: 1440 } },
    transitions: { duration: { enteringScreen: 225, leavingScreen: 195 } },
    shadows: noShadows(),
    components,
  });
}

/** Borders separate surfaces; only floating elements set a shadow of their own. */
function noShadows(): Shadows {
  const shadows: Shadows = createTheme().shadows;
  shadows.fill('none');
  return shadows;
}

interface SemanticTone {
  /** The background of a chip or a banner in this tone, and the text colour on it. */
  soft: string;
  ink: string;
}
interface BrandTone {
  line: string;
  art: string;
  focus: string;
}
interface OwnPalette {
  line: { strong: string; control: string };
  chart: { main: string; second: string; bar: string };
  seat: Record<1 | 2 | 3 | 4 | 5 | 'stroke', string>;
  hold: Record<'technical' | 'artist' | 'press' | 'accessible' | 'sponsor', string>;
  /** The ring around selected seats on a map, separated from the seat by the gap. */
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
    brand: Brand;
  }
  interface ThemeOptions {
    brand?: Brand;
  }
}

const components: Components<Theme> = { ...surfaces, ...controls, ...fields, ...floating };
