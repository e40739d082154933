import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import type { BrandName } from '../api/runtime-config.ts';
import { brands } from './brands.ts';
import { components } from './components/components.ts';
import { createDarkPalette, createLightPalette } from './palette.ts';
import type {} from './theme-keys.ts';
import { typography } from './typography.ts';

/** The whole look of a brand. `data-theme` on <html> is set before the first paint by index.html. */
export function createBrandTheme(name: BrandName): Theme {
  const brand = brands[name];
  return createTheme({
    cssVariables: { colorSchemeSelector: 'data-theme' },
    colorSchemes: {
      light: { palette: createLightPalette(brand.scale) },
      dark: { palette: createDarkPalette(brand.scale) },
    },
    brand: { name, displayName: brand.displayName },
    typography,
    shape: { borderRadius: 6 },
    spacing: 8,
    breakpoints: { values: { xs: 0, sm: 768, md: 1024, lg: 1280, xl: 1440 } },
    transitions: { duration: { enteringScreen: 225, leavingScreen: 195 } },
    shadows: noShadows(),
    components,
  });
}

/** Borders divide; what floats sets its own shadow. */
function noShadows(): Shadows {
  const shadows: Shadows = createTheme().shadows;
  shadows.fill('none');
  return shadows;
}
