import {
  type Camera,
  centreOn,
  createCamera,
  fitRect,
  freeCentre,
  type Point,
  panCamera,
  type Rect,
  zoomAt,
} from '@parterre/canvas';

const FIT_SCALE_MAX = 1.5;
const FIT_MARGIN_PX = 40;
/** Panning away from the plan is allowed, because the next block is drawn there. */
const LIMITS = { scaleMin: 0.005, scaleMax: 12, kept: null };

/** An area of the screen with its camera, and the listeners that repaint it. */
export abstract class Viewport {
  readonly camera: Camera = createCamera();
  #version = 0;
  #isFitted = true;
  readonly #listeners = new Set<() => void>();
  readonly #painters = new Set<() => void>();

  /** The rectangle that a view of everything shows. */
  protected abstract findWhole(): Rect;

  get version(): number {
    return this.#version;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Also called for changes of the view only: the pointer, the camera and a running gesture. */
  subscribePainter = (painter: () => void): (() => void) => {
    this.#painters.add(painter);
    return () => this.#painters.delete(painter);
  };

  publish(): void {
    this.#version += 1;
    for (const listener of [...this.#listeners]) listener();
    this.repaint();
  }

  /**
   * Repaints without notifying the panels, which do not show these changes and are too slow for 60 frames per second.
   */
  repaint(): void {
    for (const painter of [...this.#painters]) painter();
  }

  resize(width: number, height: number): void {
    this.camera.width = width;
    this.camera.height = height;
    if (this.#isFitted) this.fit();
    else this.repaint();
  }

  fit(): void {
    this.#fitTo(this.findWhole(), FIT_SCALE_MAX);
    this.#isFitted = true;
    this.repaint();
  }

  zoom(factor: number, at: Point = freeCentre(this.camera)): void {
    zoomAt(this.camera, LIMITS, this.camera.scale * factor, at);
    this.#leaveFit();
  }

  pan(dx: number, dy: number): void {
    panCamera(this.camera, LIMITS, dx, dy);
    this.#leaveFit();
  }

  centre(point: Point): void {
    centreOn(this.camera, LIMITS, point);
    this.#leaveFit();
  }

  /** Shows the box at the current scale, or at least at `scaleMin`. */
  protected zoomTo(box: Rect, scaleMin: number): void {
    this.#fitTo(box, Math.max(scaleMin, this.camera.scale));
    this.#leaveFit();
  }

  #fitTo(box: Rect, scaleMax: number): void {
    fitRect(this.camera, box, { marginPx: FIT_MARGIN_PX, sizeMin: 1, scaleMin: LIMITS.scaleMin, scaleMax });
  }

  #leaveFit(): void {
    this.#isFitted = false;
    this.repaint();
  }
}
