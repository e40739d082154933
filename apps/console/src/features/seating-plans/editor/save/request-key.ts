/** One key for one request until the server has answered it: after a lost answer the repetition does nothing twice. */
export class RequestKey {
  #taken: { request: string; key: string } | null = null;

  takeFor(request: string): string {
    if (this.#taken?.request !== request) this.#taken = { request, key: crypto.randomUUID() };
    return this.#taken.key;
  }

  giveUp(): void {
    this.#taken = null;
  }
}
