/** Runs saves one after the other. A save whose answer was lost is kept unchanged until its result is known. */
export class SaveQueue<Sent> {
  #lost: Sent | null = null;
  #running: Promise<unknown> | null = null;

  /** The save that is running or was not answered: the server may have done it. */
  get lost(): Sent | null {
    return this.#lost;
  }

  /** Resolves when all tasks queued so far have ended, even if they failed. */
  rest(): Promise<unknown> {
    return this.#running ?? Promise.resolve();
  }

  /** Runs after the tasks queued before. A task must not run another one: both would wait forever. */
  async run<Answer>(task: () => Promise<Answer>): Promise<Answer> {
    const answering = this.#running ? this.#running.then(task) : task();
    const running = answering.catch(() => undefined);
    this.#running = running;
    try {
      return await answering;
    } finally {
      if (this.#running === running) this.#running = null;
    }
  }

  /** Rejects like the request; `isLost` decides whether the server may still have done it. */
  async send<Answer>(
    sent: Sent,
    request: (sent: Sent) => Promise<Answer>,
    isLost: (error: unknown) => boolean,
  ): Promise<Answer> {
    this.#lost = sent;
    try {
      const answer = await request(sent);
      this.#lost = null;
      return answer;
    } catch (error) {
      if (!isLost(error) && this.#lost === sent) this.#lost = null;
      throw error;
    }
  }

  /** Discards the unanswered save, so that it is not sent again. */
  forget(): void {
    this.#lost = null;
  }
}
