import type { CopyPart } from '@parterre/contract/choices/show-choices';
import type { Change } from '../../context.ts';
import type { holds } from '../../db/schema/holds.ts';
import type { priceGroups } from '../../db/schema/price-groups.ts';
import type { priceTypes } from '../../db/schema/prices.ts';
import type { questions } from '../../db/schema/questions.ts';
import type { Resource } from '../../resource.ts';
import type { ShowRow } from './require-show.ts';

/** A resource whose rows are part of a show: `shows/` goes through all of them (`parts-of-shows.ts`). */
export interface PartOfShow extends Resource {
  showPart: ShowPart;
}

/** What a resource does for a whole show. */
export interface ShowPart {
  /** Goes with a show that is deleted. Answers how many of what went, as far as its history tells them. */
  remove(change: Change, show: Pick<ShowRow, 'promoterId' | 'id'>): Promise<Readonly<Record<string, number>>>;
  /** Gives new shows what was chosen of the one they are made from. */
  copy?(change: Change, copy: ShowCopy): Promise<void>;
  /** Finds instants anew for what is written as times on the clock of the show, which is in another zone now. */
  retime?(change: Change, show: Pick<ShowRow, 'promoterId' | 'id' | 'timeZone'>): Promise<void>;
}

/** New shows made from another one: their rows are written, their parts come one after the other. */
export interface ShowCopy {
  source: ShowRow;
  chosen: ReadonlySet<CopyPart>;
  /** The rows of the original that come along, with the texts that come along. */
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
