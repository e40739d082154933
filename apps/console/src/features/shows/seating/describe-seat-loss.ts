import type { TFunction } from 'i18next';
import { formatNumber } from '#i18n/format-number.ts';
import type { SeatLoss } from './find-seat-loss.ts';

/** How many seats go, and how many of them somebody has worked on. */
export function describeSeatLoss({ seats, priced, held }: SeatLoss, t: TFunction<'shows'>, language: string): string {
  const write = (value: number) => formatNumber(value, language);
  const words = { seats: write(seats), priced: write(priced), held: write(held) };
  return t(priced + held === 0 ? 'shows:seating.lossBare' : 'shows:seating.lossBody', words);
}
