import type { DrawingContext } from '../backdrop.ts';
import { SoftwareContext } from './software-context.ts';

export class SoftwareCanvas {
  readonly context = new SoftwareContext(this);
  #width: number;
  #height: number;

  constructor(width = 1, height = 1) {
    this.#width = width;
    this.#height = height;
    this.context.resize(width, height);
  }

  get width(): number {
    return this.#width;
  }

  set width(width: number) {
    this.#width = width;
    this.context.resize(width, this.#height);
  }

  get height(): number {
    return this.#height;
  }

  set height(height: number) {
    this.#height = height;
    this.context.resize(this.#width, height);
  }

  /** The one cast: the context has what the map uses, and what it does not have fails loudly. */
  getContext(): DrawingContext {
    return this.context as unknown as DrawingContext;
  }
}
