import type { Call } from '@parterre/contract/wire/call';
import { ApiError, createClient } from '@parterre/contract/wire/client';
import type { SalesLog } from './sales-log.ts';

/** Calls the sales channel and records how each call went. */
export interface Channel {
  /** Returns the answer; undefined when the call was refused. */
  ask<Args, Answer>(call: Call<Args, Answer>, args: Args): Promise<Answer | undefined>;
  /**
   * Like `ask`, for a call that must not take effect twice: after a lost answer it is repeated under the same
   * idempotency key.
   */
  askIdempotently<Args, Answer>(call: Call<Args, Answer>, args: Args): Promise<Answer | undefined>;
}

interface ChannelOptions {
  urls: readonly string[];
  key: string;
  log: SalesLog;
}

const REPEATS = 5;
const REPEAT_AFTER_MS = 300;
/** The codes that leave the outcome open; the same request, sent again, returns it. */
const OPEN_OUTCOMES = new Set(['IN_PROGRESS', 'BUSY', 'UNAVAILABLE', 'INTERNAL']);

export function openChannel({ urls, key, log }: ChannelOptions): Channel {
  let turn = 0;
  const clients = urls.map((url) => createClient({ baseUrl: (base) => `${url}/api/${base}`, accessToken: () => key }));
  const nextClient = () => {
    const client = clients[turn++ % clients.length];
    if (!client) throw new Error('There is no server to call');
    return client;
  };

  async function send<Args, Answer>(call: Call<Args, Answer>, args: Args, idempotencyKey: string, isLast: boolean) {
    const startedAt = performance.now();
    try {
      const answer = await nextClient()(call, args, { idempotencyKey });
      log.timed(call.id, performance.now() - startedAt);
      return { answer };
    } catch (error) {
      const code = error instanceof ApiError ? error.problem.code : 'NO_ANSWER';
      const isOpen = code === 'NO_ANSWER' || OPEN_OUTCOMES.has(code);
      if (isOpen && !isLast) return 'again';
      if (isOpen) log.failed(call.id, code);
      else {
        log.timed(call.id, performance.now() - startedAt);
        log.refused(call.id, code);
      }
      return { answer: undefined };
    }
  }

  return {
    ask: async (call, args) => {
      const sent = await send(call, args, crypto.randomUUID(), true);
      return sent === 'again' ? undefined : sent.answer;
    },
    askIdempotently: async (call, args) => {
      const idempotencyKey = crypto.randomUUID();
      for (let attempt = 1; ; attempt++) {
        const sent = await send(call, args, idempotencyKey, attempt === REPEATS);
        if (sent !== 'again') return sent.answer;
        await new Promise((resolve) => setTimeout(resolve, REPEAT_AFTER_MS * attempt));
      }
    },
  };
}
