import type { TextByCulture } from '@parterre/contract/wire/values';
import type { Geometry } from '@parterre/seating-plan';

export interface TicketSpec {
  name: TextByCulture;
  group: number;
  faceMinor: number;
  feeMinor: number;
  /** The number of places; only of unseated price types. */
  places?: number;
  /** Links the price type to another one of the scheme, this many per cent below its price. */
  link?: { ticket: number; percentOff: number };
}

export interface HoldSpec {
  label: string;
  reservationFlag: string;
  colour: string;
  allowSales: boolean;
  owner: string;
  /** The number of days before the show on which the seats go back on sale. */
  releaseDaysBefore: number | null;
}

/** The price type and hold of every seat, as indexes into the scheme's lists; −1 means none. */
export interface SeatAssignment {
  tickets: Int8Array;
  holds: Int8Array;
  /** The blocks with alternating seats, in which every second seat stays empty. */
  alternatingBlockIds: number[];
}

/** The prices and holds of a show's seats. */
export interface SeatScheme {
  groups: readonly TextByCulture[];
  tickets: readonly TicketSpec[];
  holds: readonly HoldSpec[];
  /** Absent for shows without reserved seats. */
  assign?: (geometry: Geometry) => SeatAssignment;
}

export const createAssignment = ({ seatCount }: Geometry): SeatAssignment => ({
  tickets: new Int8Array(seatCount).fill(-1),
  holds: new Int8Array(seatCount).fill(-1),
  alternatingBlockIds: [],
});
