import type { ReadinessCode } from '@parterre/contract/choices/show-choices';
import type { ReadinessEntry } from '@parterre/contract/shows/overview';
import type { VersionBlock } from '#db/schema/seating/seating-plans.ts';
import type { PriceGroupRow } from '#resources/events/price-groups/read.ts';
import type { BlockedLink } from '#resources/events/short-urls/read-blocked-links.ts';
import type { PriceRow } from '#resources/ground/price-rows/read-prices.ts';
import type { ShowRow } from '#resources/ground/show-rows/require-show.ts';
import type { SeatCount } from '#resources/seating/seats/count-seats.ts';

/** Things of one kind with a fault: their number, and the first of them. */
export interface Finding {
  count: number;
  id: number;
  name: string;
}

/** Codes with a fault; their page is part of the page of their group. */
export interface CodeFindings extends Finding {
  priceGroupId: number;
}

export interface ReadinessFacts {
  show: ShowRow;
  now: Date;
  groups: readonly PriceGroupRow[];
  prices: readonly PriceRow[];
  seats: readonly SeatCount[];
  blocks: readonly Pick<VersionBlock, 'blockId' | 'label'>[];
  /** The languages that the promoter writes in. */
  cultures: readonly string[];
  /** The number of offer codes that are not disabled, and those without effect. */
  codes: {
    count: number;
    expired: CodeFindings | undefined;
    withoutTickets: CodeFindings | undefined;
    withEmptyHold: CodeFindings | undefined;
  };
  links: { count: number; blocked: readonly BlockedLink[]; paused: Finding | undefined };
  /** The languages in which tickets are printed with terms, although there are none. */
  culturesWithoutTerms: readonly string[];
  /**
   * The colours of tickets that cannot be read on white, where texts are printed dark instead, with the price types that
   * have each themselves; that of the event has none.
   */
  lightTicketColours: readonly { colour: string; prices: readonly PriceRow[] }[];
  /** The picture sizes that the show has. */
  mediaTypes: readonly number[];
}

export type Check = (facts: ReadinessFacts) => ReadinessEntry[];

/** The target of an entry in its area. */
export type Target = Pick<ReadinessEntry, 'priceTypeId' | 'priceGroupId' | 'offerCodeId' | 'shortUrlId' | 'field'>;

type Level = ReadinessEntry['level'];

/** Makes an entry of the list: its code and level, its area, and there its target with the values of its text. */
export const entry = (
  code: ReadinessCode,
  level: Level,
  area: ReadinessEntry['area'],
  { values = {}, ...target }: Target & { values?: ReadinessEntry['values'] | undefined } = {},
): ReadinessEntry => ({ code, level, area, ...target, values });
