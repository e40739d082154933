import type { Readable } from 'node:stream';
import { AppError } from '../errors.ts';
import type { Actor } from '../identity/actor.ts';
import type { LiveKey, LiveSource } from './live-source.ts';

export interface Live {
  /** Returns without waiting: the stream brings what the reader lacks. Throws RATE_LIMITED and UNAVAILABLE. */
  watch<Thing extends LiveKey, Seen>(
    source: LiveSource<Thing, Seen>,
    thing: Thing,
    reader: LiveReader<Seen>,
  ): LiveAnswer;
  close(): Promise<void>;
}

/** The streams of one kind of thing in this process. They poll only while somebody watches. */
export interface LiveStreams<Thing extends LiveKey, Seen> {
  kind: string;
  watch(thing: Thing, reader: LiveReader<Seen>): LiveAnswer;
  close(): Promise<void>;
}

export interface LiveReader<Seen> {
  actor: Actor;
  /** The cursor of what the reader has; a reader without one gets the whole state. */
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
      // A kind has one source, so its streams accept the things of this source.
      return (streams as LiveStreams<Thing, Seen>).watch(thing, reader);
    },
    close: async () => {
      await Promise.all(all.map((streams) => streams.close()));
    },
  };
}

/** Serves verbs that run without a server, where nobody watches. */
export const noLive = createLive([]);
