import Box from '@mui/material/Box';
import type { Show } from '@parterre/contract/shows/show';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { findProblem } from '#api/failure.ts';
import { useListHoldsQuery } from '#api/queries/events/holds.ts';
import { useListPricesQuery } from '#api/queries/events/prices.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { formatNumber } from '#i18n/format-number.ts';

interface SeatLossDialogProps {
  /** Null while the dialog is closed. When the loss changes, the code must be typed again. */
  loss: SeatLoss | null;
  title: string;
  verb: string;
  /** The name of the plan that replaces the seats; null if there is none. */
  plan: string | null;
  showCode: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks, with the figures, before all seats of a show are deleted; its code must be typed. */
export function SeatLossDialog({ loss, title, verb, plan, showCode, onConfirm, onClose }: SeatLossDialogProps) {
  const { t, i18n } = useTranslation('shows');
  return (
    <ConfirmDialog
      key={loss ? Object.values(loss).join(' ') : 'closed'}
      onClose={onClose}
      onConfirm={onConfirm}
      request={
        loss && {
          title,
          body: (
            <Box sx={{ display: 'grid', gap: 1 }}>
              <div>{describeSeatLoss(loss, t, i18n.language)}</div>
              <div>{plan === null ? t('seating.lossNoPlan') : t('seating.lossPlan', { plan })}</div>
            </Box>
          ),
          confirmLabel: verb,
          isDangerous: true,
          typedWord: showCode,
        }
      }
    />
  );
}

/** Returns what another plan would remove, by the console's data; undefined while loading. */
export function useSeatLoss({ showCode, seatCount }: Pick<Show, 'showCode' | 'seatCount'>): SeatLoss | undefined {
  const params = { showCode };
  const isEmpty = seatCount === 0;
  const { data: prices } = useListPricesQuery({ params }, { skip: isEmpty });
  const { data: holds } = useListHoldsQuery({ params }, { skip: isEmpty });
  if (isEmpty) return { seats: 0, priced: 0, held: 0 };
  if (!prices || !holds) return undefined;
  return {
    seats: seatCount,
    priced: prices.items.reduce((sum, price) => sum + (price.isSeated ? price.stock.allocation : 0), 0),
    held: holds.items.reduce((sum, hold) => sum + hold.seats.held, 0),
  };
}

/** The seats that a change removes, how many of them have a price and how many are on hold. */
export interface SeatLoss {
  seats: number;
  priced: number;
  held: number;
}

/** Returns the loss counted by the server after it refused the number it was sent; undefined for other errors. */
export function findSeatLoss(error: unknown): SeatLoss | undefined {
  const problem = findProblem(error);
  const { reason, removedSeats, removedPriced, removedHeld } = problem?.details ?? {};
  if (reason !== 'removes-other-seats') return undefined;
  return { seats: Number(removedSeats), priced: Number(removedPriced), held: Number(removedHeld) };
}

/** Seats with a price or a hold are named separately, because work would be lost with them. */
export function describeSeatLoss({ seats, priced, held }: SeatLoss, t: TFunction<'shows'>, language: string): string {
  const write = (value: number) => formatNumber(value, language);
  const words = { seats: write(seats), priced: write(priced), held: write(held) };
  return t(priced + held === 0 ? 'shows:seating.lossBare' : 'shows:seating.lossBody', words);
}

/**
 * Returns why seats or venue cannot change: the number of orders, or of seats in baskets. Undefined for other errors.
 */
export function explainOrders(error: unknown, t: TFunction<'shows'>): string | undefined {
  const problem = findProblem(error);
  if (problem?.code !== 'HAS_ORDERS') return undefined;
  const { orders, seats } = problem.details ?? {};
  return seats === undefined
    ? t('shows:refused.orders', { count: Number(orders ?? 0) })
    : t('shows:refused.baskets', { count: Number(seats) });
}
