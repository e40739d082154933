import type { ShowStatus } from '@parterre/contract/shows/show';
import type { TextByCulture } from '@parterre/contract/wire/values';
import type { SeatScheme } from './schemes/seat-scheme.ts';
import type { TourKey } from './tours.ts';

/** A show of the demo. Its days count from the day of loading and are negative in the past. */
export interface ShowSpec {
  name: TextByCulture;
  /** Rich text, like `terms`. */
  description: TextByCulture;
  terms?: TextByCulture;
  tour?: TourKey;
  /** Further performances, which are copies of this one. */
  repeats?: readonly { day: number; time: string }[];
  /** The number of days after its first day on which the show ends. */
  endsAfterDays?: number;
  venue: string;
  /** The name of the plan; the venue's default plan when absent. */
  plan?: string;
  categoryId: number;
  day: number;
  /** `HH:mm` in the venue's time zone. */
  time: string;
  scheme: SeatScheme;
  /** The factor by which the scheme's prices are multiplied. */
  priceLevel: number;
  status: ShowStatus;
  onSaleDay: number;
  /** The share of the places on sale that is sold; 1 sells out. */
  soldShare: number;
  trend: 'rising' | 'steady' | 'falling';
  /** True if at least one ticket is sold on every day of sale. */
  isSoldDaily?: boolean;
  /** True if the show was only just created: it has no price types, also none on its seats. */
  isBare?: boolean;
  /** True if the promoter's partner site sells the show too. */
  isSoldByPartner?: boolean;
  /** True if some buyers cancel or offer their tickets for resale. */
  hasReturns?: boolean;
  /** The number of seats that are in baskets at the time of loading. */
  seatsInBaskets?: number;
}
