import type { ShowStatus } from '@parterre/contract/shows';
import type { TextByCulture } from '@parterre/contract/wire/values';
import type { SeatScheme } from './schemes/seat-scheme.ts';
import type { TourKey } from './tours.ts';

/** A show of the demo; days count from the day of loading and are negative in the past. */
export interface ShowSpec {
  name: TextByCulture;
  /** Rich text, as the terms are. */
  description: TextByCulture;
  terms?: TextByCulture;
  tour?: TourKey;
  /** More performances like this one: copies of it. */
  repeats?: readonly { day: number; time: string }[];
  /** Days after its first when it ends. */
  endsAfterDays?: number;
  venue: string;
  /** The venue's default plan unless named. */
  plan?: string;
  categoryId: number;
  day: number;
  /** `HH:mm` at the venue. */
  time: string;
  scheme: SeatScheme;
  /** What the scheme's prices are multiplied by. */
  priceLevel: number;
  status: ShowStatus;
  /** Sales open on this day. */
  onSaleDay: number;
  /** Share of what may be sold; 1 sells out. */
  soldShare: number;
  trend: 'rising' | 'steady' | 'falling';
  /** Something is sold on every day of sale, however little. */
  isSoldDaily?: boolean;
  /** Only just created: no tickets and no prices on its seats yet. */
  isBare?: boolean;
  /** The promoter's partner site sells it too. */
  isSoldByPartner?: boolean;
  /** Seats somebody has in a basket at the moment of loading. */
  seatsInBaskets?: number;
}
