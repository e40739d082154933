import type { TextByCulture } from '@parterre/contract/wire/values';
import type { Geometry } from '@parterre/seating-plan';

export interface TicketSpec {
  name: TextByCulture;
  group: number;
  faceMinor: number;
  feeMinor: number;
  /** Unseated tickets only. */
  places?: number;
  /** Follows another ticket of the scheme, so many percent below. */
  link?: { ticket: number; percentOff: number };
}

export interface HoldSpec {
  label: string;
  reservationFlag: string;
  colour: string;
  allowSales: boolean;
  owner: string;
  /** Days before the show when the seats go back on sale. */
  releaseDaysBefore: number | null;
}

/** Ticket and hold of every seat, as indexes into the scheme's lists; −1 is none. */
export interface SeatAssignment {
  tickets: Int8Array;
  holds: Int8Array;
  /** Blocks where every second seat stays empty. */
  alternatingBlockIds: number[];
}

/** How a show is priced and held. */
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
