const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/** Small seats as pixels of a picture: a hundred thousand squares take milliseconds, as paths a tenth of a second. */
export class SeatBitmap {
  readonly #canvas = document.createElement('canvas');
  #pixels = new Uint32Array();
  #image: ImageData | null = null;

  /** Begins an empty picture of this size in device pixels. */
  begin(width: number, height: number): void {
    if (this.#image?.width === width && this.#image.height === height) {
      this.#pixels.fill(0);
      return;
    }
    this.#canvas.width = width;
    this.#canvas.height = height;
    this.#image = new ImageData(width, height);
    this.#pixels = new Uint32Array(this.#image.data.buffer);
  }

  square(x: number, y: number, size: number, pixel: number): void {
    const width = this.#canvas.width;
    const left = Math.max(0, Math.round(x - size / 2));
    const right = Math.min(width, Math.round(x - size / 2) + size);
    const top = Math.max(0, Math.round(y - size / 2));
    const bottom = Math.min(this.#canvas.height, Math.round(y - size / 2) + size);
    if (left >= right) return;
    for (let line = top; line < bottom; line++) this.#pixels.fill(pixel, line * width + left, line * width + right);
  }

  drawOn(context: CanvasRenderingContext2D): void {
    if (!this.#image) return;
    this.#canvas.getContext('2d')?.putImageData(this.#image, 0, 0);
    context.save();
    context.resetTransform();
    context.drawImage(this.#canvas, 0, 0);
    context.restore();
  }
}

/** A colour as a pixel in this machine's byte order. */
export function toPixel(colour: string): number {
  const [, ...channels] = HEX.exec(colour) ?? [];
  const [red = 128, green = 128, blue = 128] = channels.map((channel) => Number.parseInt(channel, 16));
  return new Uint32Array(Uint8Array.of(red, green, blue, 255).buffer)[0] ?? 0;
}
