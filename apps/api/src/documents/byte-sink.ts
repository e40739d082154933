const SIZE_BYTES = 128 * 1024;
/** The maximum number of UTF-8 bytes for one UTF-16 code unit. */
const CHARACTER_BYTES_MAX = 3;

/**
 * Encodes text to bytes immediately: bytes are outside the heap and cost no garbage collection, however long a file is.
 */
export class ByteSink {
  #buffer = Buffer.allocUnsafe(SIZE_BYTES);
  #length = 0;

  write(text: string): void {
    const needed = this.#length + text.length * CHARACTER_BYTES_MAX;
    if (needed > this.#buffer.length) {
      const larger = Buffer.allocUnsafe(needed * 2);
      this.#buffer.copy(larger, 0, 0, this.#length);
      this.#buffer = larger;
    }
    this.#length += this.#buffer.write(text, this.#length);
  }

  /** Returns the bytes written since the last call; empty when there are none. */
  take(): Buffer {
    const taken = this.#buffer.subarray(0, this.#length);
    this.#buffer = Buffer.allocUnsafe(SIZE_BYTES);
    this.#length = 0;
    return taken;
  }
}
