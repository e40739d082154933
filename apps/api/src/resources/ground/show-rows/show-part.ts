import type { CopyPart } from '@parterre/contract/choices/show-choices';
import type { Change } from '#context.ts';
import type { holds } from '#db/schema/events/holds.ts';
import type { priceGroups } from '#db/schema/events/price-groups.ts';
import type { priceTypes } from '#db/schema/events/prices.ts';
import type { questions } from '#db/schema/events/questions.ts';
import type { ShowRow } from './require-show.ts';

/**
 * What a resource whose rows are part of a show does with it, in its `show-part.ts`. `shows/` calls all of them in the
 * order of `parts-of-shows.ts`. Of their tables it knows only what it reads before it copies (`read-contents.ts`).
 */
export interface ShowPart {
  /** Deletes the rows of a deleted show. Returns how many there were, as far as its history reports them. */
  remove(change: Change, show: Pick<ShowRow, 'promoterId' | 'id'>): Promise<Readonly<Record<string, number>>>;
  /** Copies the chosen parts of the original to new shows. */
  copy?(change: Change, copy: ShowCopy): Promise<void>;
  /** Computes the instants of wall times again after the show moved to another time zone. */
  retime?(change: Change, show: Pick<ShowRow, 'promoterId' | 'id' | 'timeZone'>): Promise<void>;
}

/** New shows copied from another one. Their rows are already written; their parts follow one after the other. */
export interface ShowCopy {
  source: ShowRow;
  chosen: ReadonlySet<CopyPart>;
  /** The copied rows of the original, with the copied texts. */
  groups: readonly (typeof priceGroups.$inferSelect)[];
  prices: readonly (typeof priceTypes.$inferSelect)[];
  holds: readonly (typeof holds.$inferSelect)[];
  questions: readonly (typeof questions.$inferSelect)[];
  codeIds: readonly number[];
  copies: readonly CopiedShow[];
}

export interface CopiedShow {
  show: ShowRow;
  groupIds: ReadonlyMap<number, number>;
  priceIds: ReadonlyMap<number, number>;
  holdIds: ReadonlyMap<number, number>;
}
