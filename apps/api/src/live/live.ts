import type { Readable } from 'node:stream';
import { AppError } from '../errors.ts';
import type { Actor } from '../identity/actor.ts';
import type { LiveKey, LiveSource } from './live-source.ts';

export interface Live {
  /**
   * Never waits: what the reader must be told comes with the stream, since `since` or as it is. Throws RATE_LIMITED and
   * UNAVAILABLE.
   */
  watch<Thing extends LiveKey, Seen>(
    source: LiveSource<Thing, Seen>,
    thing: Thing,
    reader: LiveReader<Seen>,
  ): LiveAnswer;
  close(): Promise<void>;
}

/** The streams of one kind of thing. One for each process; it works only while somebody watches. */
export interface LiveStreams<Thing extends LiveKey, Seen> {
  kind: string;
  watch(thing: Thing, reader: LiveReader<Seen>): LiveAnswer;
  close(): Promise<void>;
}

interface LiveReader<Seen> {
  actor: Actor;
  since?: Seen;
}

/** Events for as long as the caller listens; `end` sends the last one. No connection is held while nothing happens. */
export interface LiveAnswer {
  events: Readable;
  end(): void;
}

export function createLive(all: readonly LiveStreams<never, never>[]): Live {
  return {
    watch: <Thing extends LiveKey, Seen>(source: LiveSource<Thing, Seen>, thing: Thing, reader: LiveReader<Seen>) => {
      const streams = all.find(({ kind }) => kind === source.kind);
      if (!streams) throw new AppError('UNAVAILABLE');
      // A kind has one source, so its streams take the things of this one.
      return (streams as LiveStreams<Thing, Seen>).watch(thing, reader);
    },
    close: async () => {
      await Promise.all(all.map((streams) => streams.close()));
    },
  };
}

/** For verbs that run without a server: nobody watches. */
export const noLive = createLive([]);
