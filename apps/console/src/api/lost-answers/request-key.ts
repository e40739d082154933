/** One key for one request until the server has answered it: after a lost answer the repetition does nothing twice. */
export class RequestKey {
  #taken: { request: readonly unknown[]; key: string } | null = null;

  /** What makes up the request: another one when any part is another (a file by identity). */
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
