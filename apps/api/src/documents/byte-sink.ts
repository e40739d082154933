const SIZE_BYTES = 128 * 1024;
/** The most bytes that UTF-8 has for a unit of a text. */
const MOST_BYTES_EACH = 3;

/** Text that is written as bytes at once: outside the heap it costs no garbage collection, however long a file is. */
export class ByteSink {
  #buffer = Buffer.allocUnsafe(SIZE_BYTES);
  #length = 0;

  write(text: string): void {
    const needed = this.#length + text.length * MOST_BYTES_EACH;
    if (needed > this.#buffer.length) {
      const larger = Buffer.allocUnsafe(needed * 2);
      this.#buffer.copy(larger, 0, 0, this.#length);
      this.#buffer = larger;
    }
    this.#length += this.#buffer.write(text, this.#length);
  }

  /** What was written since it was taken before; empty when nothing was. */
  take(): Buffer {
    const taken = this.#buffer.subarray(0, this.#length);
    this.#buffer = Buffer.allocUnsafe(SIZE_BYTES);
    this.#length = 0;
    return taken;
  }
}
