import { luminance } from '@parterre/canvas';
import { BRAND_NAMES } from '@parterre/contract/wire/brands';
import { describe, expect, test } from 'vitest';
import { createBrandTheme } from './create-brand-theme.ts';

describe('createBrandTheme', () => {
  test('is blue for the event brand and teal for the two ticket sellers', () => {
    const primaries = BRAND_NAMES.map((name) => createBrandTheme(name).colorSchemes.light?.palette.primary.main);
    expect(primaries).toEqual(['#2F50D8', '#0B746E', '#0B746E']);
  });

  test("holds the specification's breakpoints, spacing, loading indicator and durations", () => {
    const theme = createBrandTheme('parterre');
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 768, md: 1024, lg: 1280, xl: 1440 });
    expect(theme.spacing(1)).toBe('var(--mui-spacing, 8px)');
    expect(theme.components?.MuiCircularProgress?.defaultProps?.size).toBe(50);
    expect(theme.transitions.duration).toMatchObject({ enteringScreen: 225, leavingScreen: 195 });
    expect(new Set(theme.shadows)).toEqual(new Set(['none']));
    expect(theme.shadows).toHaveLength(25);
  });

  test('cuts an animation short where less motion is wanted, and lets it run once, or it would flicker', () => {
    const theme = createBrandTheme('parterre');
    const sheet = theme.components?.MuiCssBaseline?.styleOverrides;
    expect(typeof sheet === 'function' && sheet(theme)).toMatchObject({
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
        },
      },
    });
  });

  test.each(BRAND_NAMES)('writes words of %s on their grounds at 4.5:1 or more, in both schemes', (name) => {
    const { light, dark } = createBrandTheme(name).colorSchemes;
    const weak = [light, dark].flatMap((scheme) => {
      const { text, background, primary, success, warning, error, info } = scheme!.palette;
      const grounds = [background.default, background.paper, background.sunken, background.hover, background.active];
      const words = [text.primary, text.secondary].flatMap((word) => grounds.map((ground) => [word, ground]));
      const tones = [success, warning, error, info].map((tone) => [tone.ink, tone.soft]);
      const brand = [
        [primary.contrastText, primary.main],
        [primary.ink!, background.paper],
        [primary.ink!, primary.soft],
        [text.tertiary, background.paper],
      ];
      return [...words, ...tones, ...brand].filter(([word, ground]) => contrast(word!, ground!) < 4.5);
    });
    expect(weak).toEqual([]);
  });
});

function contrast(one: string, other: string): number {
  const [low, high] = [one, other].map(measure).sort((a, b) => a - b);
  return (high! + 0.05) / (low! + 0.05);
}

function measure(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  return luminance({ r, g, b });
}
