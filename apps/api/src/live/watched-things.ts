import type { Database } from '../db/database.ts';
import type { EventStream } from './event-stream.ts';
import type { LiveKey, LiveSource } from './live-source.ts';
import { readSeen } from './read-snapshot.ts';
import type { ViewerRow } from './viewer-rows.ts';

export interface Viewer extends ViewerRow {
  stream: EventStream;
}

export interface WatchedThing<Thing, Seen> {
  thing: Thing;
  viewers: Set<Viewer>;
  /** The cursor the viewers have reached; undefined until the first read, and no viewer catches up before that. */
  seen: Seen | undefined;
  isReady: Promise<void>;
  /** Its viewers as they were last sent to all of them, as JSON. */
  presence: string;
}

/** The things of one kind that this process watches: each for as long as it has viewers. */
export class WatchedThings<Thing extends LiveKey, Seen> {
  readonly #source: LiveSource<Thing, Seen>;
  readonly #watched = new Map<number, WatchedThing<Thing, Seen>>();

  constructor(source: LiveSource<Thing, Seen>) {
    this.#source = source;
  }

  get isEmpty(): boolean {
    return this.#watched.size === 0;
  }

  /** Returns the watched thing, and starts watching it if nobody did. */
  watch(database: Database, thing: Thing, now: Date): WatchedThing<Thing, Seen> {
    const known = this.#watched.get(thing.id);
    if (known) return known;
    const watched: WatchedThing<Thing, Seen> = {
      thing,
      viewers: new Set(),
      seen: undefined,
      presence: '[]',
      isReady: Promise.resolve(),
    };
    watched.isReady = readSeen(database, this.#source, thing, now).then((seen) => {
      watched.seen = seen;
    });
    this.#watched.set(thing.id, watched);
    return watched;
  }

  leave(watched: WatchedThing<Thing, Seen>, viewer: Viewer): void {
    const { id } = watched.thing;
    watched.viewers.delete(viewer);
    if (watched.viewers.size === 0 && this.#watched.get(id) === watched) this.#watched.delete(id);
  }

  listViewers(): Viewer[] {
    return [...this.#watched.values()].flatMap(({ viewers }) => [...viewers]);
  }

  /** Returns the watched things that were read at least once. */
  listSeen(): (WatchedThing<Thing, Seen> & { seen: Seen })[] {
    return [...this.#watched.values()].filter(
      (watched): watched is WatchedThing<Thing, Seen> & { seen: Seen } => watched.seen !== undefined,
    );
  }
}
