import type { Database } from '../db/open.ts';
import type { Cursor } from './cursor.ts';
import type { EventStream } from './event-stream.ts';
import { readMoment } from './read-moment.ts';
import type { ShowKey } from './read-news.ts';
import type { ViewerRow } from './viewer-rows.ts';

/** Somebody with an open map. */
export interface Viewer extends ViewerRow {
  stream: EventStream;
}

/** A show that somebody looks at, with all who do. */
export interface WatchedShow extends ShowKey {
  planVersionId: number | null;
  viewers: Set<Viewer>;
  /** What the viewers were told; undefined until the first look, which nobody's catching up may come before. */
  cursor: Cursor | undefined;
  isReady: Promise<void>;
  presence: string;
}

/** The shows this process watches: each for as long as it has viewers. */
export class WatchedShows {
  readonly #shows = new Map<number, WatchedShow>();

  get isEmpty(): boolean {
    return this.#shows.size === 0;
  }

  /** The show as it is watched, or from now on. */
  watch(database: Database, key: Pick<WatchedShow, keyof ShowKey | 'planVersionId'>, now: Date): WatchedShow {
    const known = this.#shows.get(key.showId);
    if (known) return known;
    const show: WatchedShow = {
      ...key,
      viewers: new Set(),
      cursor: undefined,
      presence: '[]',
      isReady: Promise.resolve(),
    };
    show.isReady = readMoment(database, [show], undefined, now).then(({ cursor }) => {
      show.cursor = cursor;
    });
    this.#shows.set(show.showId, show);
    return show;
  }

  leave(show: WatchedShow, viewer: Viewer): void {
    show.viewers.delete(viewer);
    if (show.viewers.size === 0 && this.#shows.get(show.showId) === show) this.#shows.delete(show.showId);
  }

  listViewers(): Viewer[] {
    return [...this.#shows.values()].flatMap(({ viewers }) => [...viewers]);
  }

  /** Shows that were told the same: all of them, but those watched for less than a look. */
  groupBySnapshot(): WatchedShow[][] {
    const groups = new Map<string, WatchedShow[]>();
    for (const show of this.#shows.values()) {
      if (!show.cursor) continue;
      const { snapshot } = show.cursor;
      groups.set(snapshot, [...(groups.get(snapshot) ?? []), show]);
    }
    return [...groups.values()];
  }
}
