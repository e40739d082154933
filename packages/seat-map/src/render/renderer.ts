import type { Engine } from '../engine/engine.ts';
import { drawBackdrop } from './backdrop.ts';
import { describeForeground, drawForeground } from './foreground.ts';
import { type FrameView, isSameView, viewFrame } from './frame-view.ts';
import type { MapTheme } from './map-theme.ts';
import { mixInks } from './map-theme.ts';
import { createMiniMap, type MiniMap } from './mini-map.ts';
import { createSeatFrame } from './seat-frame.ts';
import { type MapSurfaces, resizeSurfaces } from './surfaces.ts';
import { createTextMasks } from './text-masks.ts';

export interface RendererOptions {
  readonly engine: Engine;
  readonly surfaces: MapSurfaces;
  readonly theme: MapTheme;
  readonly pixelRatio: number;
  readonly createCanvas: () => HTMLCanvasElement | OffscreenCanvas;
  /** Calls back once before the next frame. */
  readonly requestFrame: (paint: () => void) => void;
}

/** Paints after a change, at most once a frame, and only the layers that differ. */
export interface Renderer {
  readonly miniMap: MiniMap;
  requestPaint(): void;
  /** Must be called when colours of the theme or the palette change. */
  recolour(theme: MapTheme): void;
  setPixelRatio(pixelRatio: number): void;
  /** Called after every frame that changed a pixel. */
  onPaint(listener: () => void): () => void;
  destroy(): void;
}

export function createRenderer({ engine, surfaces, createCanvas, requestFrame, ...first }: RendererOptions): Renderer {
  let { theme, pixelRatio } = first;
  let isPending = false;
  let isDestroyed = false;
  let lastView: FrameView | null = null;
  let lastForeground = '';
  let lastGeometry = engine.model.geometry;
  const listeners = new Set<() => void>();
  const inks = () => mixInks(theme, engine.model.palette.palette);
  const seatFrame = createSeatFrame(createTextMasks(createCanvas), inks(), theme.fontFamily);
  const miniMap = createMiniMap(engine, createCanvas);
  miniMap.setInks(inks(), theme);

  const paint = () => {
    isPending = false;
    if (isDestroyed || engine.camera.width < 1 || engine.camera.height < 1) return;
    const view = viewFrame(engine, pixelRatio);
    const isMoved = !isSameView(lastView, view) || lastGeometry !== engine.model.geometry;
    if (isMoved) {
      resizeSurfaces(surfaces, view.width, view.height);
      drawBackdrop(surfaces.backdrop, engine.model.geometry, view, theme);
    }
    const areSeatsPainted = seatFrame.paint(surfaces.seats, engine, view);
    const foreground = describeForeground(engine);
    const isForegroundStale = foreground !== lastForeground || (isMoved && foreground !== '');
    if (isForegroundStale) drawForeground(surfaces.foreground, engine, view, theme);
    const isChanged = isMoved || areSeatsPainted || isForegroundStale;
    lastView = view;
    lastForeground = foreground;
    lastGeometry = engine.model.geometry;
    if (isChanged) for (const listener of [...listeners]) listener();
  };

  const requestPaint = () => {
    if (isPending || isDestroyed) return;
    isPending = true;
    requestFrame(paint);
  };

  return {
    miniMap,
    requestPaint,
    recolour(nextTheme) {
      theme = nextTheme;
      lastView = null;
      seatFrame.setInks(inks(), theme.fontFamily);
      miniMap.setInks(inks(), theme);
      requestPaint();
    },
    setPixelRatio(next) {
      pixelRatio = next;
      requestPaint();
    },
    onPaint(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    destroy() {
      isDestroyed = true;
      listeners.clear();
    },
  };
}
