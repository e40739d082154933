import type { DrawingContext } from './backdrop.ts';

/** Three stacked canvases: the background, the seats, and the layer above them. */
export interface MapSurfaces {
  readonly backdrop: DrawingContext;
  readonly seats: DrawingContext;
  readonly foreground: DrawingContext;
}

export interface OwnedSurfaces {
  readonly surfaces: MapSurfaces;
  remove(): void;
}

/** Adds three canvases to the host element, which the stylesheet has positioned. */
export function createSurfaces(host: HTMLElement): OwnedSurfaces {
  const canvases = [createLayer(host), createLayer(host), createLayer(host)] as const;
  return {
    surfaces: {
      // The background is opaque, so the browser need not blend it with the page.
      backdrop: requireContext(canvases[0], { alpha: false }),
      seats: requireContext(canvases[1]),
      foreground: requireContext(canvases[2]),
    },
    remove() {
      for (const canvas of canvases) canvas.remove();
    },
  };
}

export function resizeSurfaces(surfaces: MapSurfaces, width: number, height: number): void {
  for (const { canvas } of [surfaces.backdrop, surfaces.seats, surfaces.foreground]) {
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
  }
}

function createLayer(host: HTMLElement): HTMLCanvasElement {
  const canvas = host.ownerDocument.createElement('canvas');
  canvas.setAttribute('aria-hidden', 'true');
  Object.assign(canvas.style, {
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    pointerEvents: 'none',
  });
  host.append(canvas);
  return canvas;
}

function requireContext(
  canvas: HTMLCanvasElement,
  settings?: CanvasRenderingContext2DSettings,
): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', settings);
  if (!context) throw new Error('This browser has no 2D canvas');
  return context;
}
