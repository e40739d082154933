/**
 * Keeps one key for one request until the server has answered it, so that a repetition after a lost answer does nothing
 * twice.
 */
export class RequestKey {
  #taken: { request: readonly unknown[]; key: string } | null = null;

  /** Everything that identifies the request; a change in any part needs a new key. Files compare by identity. */
  takeFor(...request: readonly unknown[]): string {
    const taken = this.#taken;
    const isSame = taken?.request.length === request.length && request.every((part, at) => part === taken.request[at]);
    if (taken && isSame) return taken.key;
    const key = crypto.randomUUID();
    this.#taken = { request, key };
    return key;
  }

  giveUp(): void {
    this.#taken = null;
  }
}
