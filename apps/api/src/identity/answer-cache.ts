import { LRUCache } from 'lru-cache';

interface Kept<Answer> {
  answer: Promise<Answer>;
  found: Answer | undefined;
  askedAtMs: number;
}

const AGE_MS_MAX = 10_000;
const ANSWERS_MAX = 2_000;

/**
 * Caches answers for a bounded number of keys, for at most 10 seconds. Concurrent questions about one key share one
 * read, and a failed read is not kept.
 */
export class AnswerCache<Answer> {
  readonly #kept = new LRUCache<string, Kept<Answer>>({ max: ANSWERS_MAX });
  readonly #read: (key: string) => Promise<Answer>;

  constructor(read: (key: string) => Promise<Answer>) {
    this.#read = read;
  }

  /** `maxAgeMs` is the maximum age of the answer. */
  ask(key: string, now: Date, maxAgeMs = AGE_MS_MAX): Promise<Answer> {
    return (this.#findLive(key, now, maxAgeMs) ?? this.#load(key, now)).answer;
  }

  /** Returns the cached answer without reading; undefined when there is none younger than 10 seconds. */
  peek(key: string, now: Date): Answer | undefined {
    return this.#findLive(key, now, AGE_MS_MAX)?.found;
  }

  #findLive(key: string, now: Date, maxAgeMs: number): Kept<Answer> | undefined {
    const kept = this.#kept.get(key);
    const ageMs = now.getTime() - (kept?.askedAtMs ?? 0);
    return ageMs >= 0 && ageMs < maxAgeMs ? kept : undefined;
  }

  #load(key: string, now: Date): Kept<Answer> {
    const kept: Kept<Answer> = { answer: this.#read(key), found: undefined, askedAtMs: now.getTime() };
    this.#kept.set(key, kept);
    kept.answer.then(
      (answer) => {
        kept.found = answer;
      },
      () => {
        if (this.#kept.peek(key) === kept) this.#kept.delete(key);
      },
    );
    return kept;
  }
}
