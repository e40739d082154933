import type { SeatLoss } from './find-seat-loss.ts';

/** The figures of a loss as the texts `seating.loss*` want them. */
export function describeSeatLoss({ seats, priced, held }: SeatLoss, language: string) {
  const write = (value: number) => value.toLocaleString(language);
  return { seats: write(seats), priced: write(priced), held: write(held) };
}
