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
/** One may look away from the plan: that is where the next block is drawn. */
const LIMITS = { scaleMin: 0.005, scaleMax: 12, kept: null };

/** A place on the screen with a camera over it, and those who are told when something is to be painted again. */
export abstract class Viewport {
  readonly camera: Camera = createCamera();
  #version = 0;
  #isFitted = true;
  readonly #listeners = new Set<() => void>();
  readonly #painters = new Set<() => void>();

  /** What a look at everything shows. */
  protected abstract findWhole(): Rect;

  get version(): number {
    return this.#version;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Also hears what only the picture shows: the pointer, the camera and a running gesture. */
  subscribePainter = (painter: () => void): (() => void) => {
    this.#painters.add(painter);
    return () => this.#painters.delete(painter);
  };

  publish(): void {
    this.#version += 1;
    for (const listener of [...this.#listeners]) listener();
    this.repaint();
  }

  /** Nothing that a panel shows is different: 60 times a second panels would be too slow. */
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

  /** Brings the box into sight, as large as it is shown now or at least at this scale. */
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
