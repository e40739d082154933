import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useElementWidth } from '#tables/columns/use-element-size.ts';
import type { HeatPlan, LoadedHeat } from './heat-steps.ts';
import { type HeatColours, paintHeatMap } from './paint-heat-map.ts';

interface HeatMapProps {
  geometry: LoadedHeat['geometry'];
  paints: HeatPlan['paints'];
  label: string;
}

const TALLEST_PX = 320;

/** Uses a canvas, because a stadium has more seats than a page can hold elements. */
export function HeatMap({ geometry, paints, label }: HeatMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { colorScheme } = useColorScheme();
  const measured = useElementWidth(frame);
  const width = Number.isFinite(measured) ? measured : 0;
  const height = Math.min(TALLEST_PX, Math.round(width * aspectOf(geometry)));
  // React does not paint a canvas. Painting waits until the new colour scheme is applied to the page.
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context || !canvas.current || width === 0) return undefined;
    const element = canvas.current;
    const pixelRatio = window.devicePixelRatio || 1;
    const frameId = requestAnimationFrame(() => {
      element.width = Math.round(width * pixelRatio);
      element.height = Math.round(height * pixelRatio);
      const colours = readColours(element, colorScheme);
      paintHeatMap(context, { width, height, pixelRatio }, geometry, { paints, colours });
    });
    return () => cancelAnimationFrame(frameId);
  }, [geometry, paints, width, height, colorScheme]);
  return (
    <Box ref={frame} sx={{ width: '100%' }}>
      <Box
        aria-label={label}
        component="canvas"
        ref={canvas}
        role="img"
        style={{ width, height }}
        sx={{ display: 'block' }}
      />
    </Box>
  );
}

/** Reads the theme's current colours from the page; the scheme only triggers another read. */
function readColours(element: HTMLElement, _scheme: string | undefined): HeatColours {
  const style = getComputedStyle(element);
  const read = (name: string) => style.getPropertyValue(`--mui-palette-${name}`).trim();
  return {
    sold: read('chart-main'),
    unsold: read('chart-bar'),
    withheld: read('text-secondary'),
    stage: read('divider'),
  };
}

/**
 * Returns height divided by width within limits: a long stand would be a line, a tower would push the figures off the
 * screen.
 */
function aspectOf({ bounds, pitch }: LoadedHeat['geometry']): number {
  const aspect = (bounds.maxY - bounds.minY + pitch) / (bounds.maxX - bounds.minX + pitch);
  return Math.min(1, Math.max(0.45, aspect));
}
