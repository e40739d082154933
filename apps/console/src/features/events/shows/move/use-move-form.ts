import type { Show } from '@parterre/contract/shows/show';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { useLazyGetShowQuery, useMoveShowMutation } from '#api/queries/events/shows.ts';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { explainOrders, findSeatLoss, type SeatLoss } from '../seating/seat-loss-dialog.tsx';
import { type MoveValues, toMoveBody, toMoveValues } from './move-values.ts';

interface MoveFormOptions {
  onMoved: (moved: Show) => void;
  onClose: () => void;
}

/**
 * Moves a show to another time, venue or tour. Needs `show:write`. Refused for a cancelled show, and with orders for
 * another venue or plan. Asks before seats are removed, and again if the server counts another number of seats by then.
 */
export function useMoveForm(show: Show, { onMoved, onClose }: MoveFormOptions) {
  const { t } = useTranslation('shows');
  const [move] = useMoveShowMutation();
  const [getShow] = useLazyGetShowQuery();
  const [asked, setAsked] = useState<SeatLoss | null>(null);
  const told = useRef(0);
  const isRefused = useRef(false);
  const params = { showCode: show.showCode };
  const load = (from: Show) => ({ values: toMoveValues(from), revision: from.revision });
  const send = async (changed: Partial<MoveValues>, reason: string, revision: number): Promise<Show> => {
    try {
      const body = toMoveBody(changed, reason, told.current);
      return await move({ params, body, revision }).unwrap();
    } catch (error) {
      const other = findSeatLoss(error);
      isRefused.current = other !== undefined;
      if (other) setAsked(other);
      throw error;
    }
  };
  const {
    model,
    asked: conflict,
    leave,
  } = useObjectForm<MoveValues>({
    ...load(show),
    place: 'inDrawer',
    reload: async () => load(await getShow({ params }).unwrap()),
    send: async (changed, revision, { reason }) => {
      const moved = await send(changed, reason, revision);
      showToast(t('move.moved'), 'success');
      onMoved(moved);
      leave();
      return moved.revision;
    },
    describe: (error) => explainOrders(error, t) ?? errorText(error),
    onLeave: onClose,
  });
  /** `loss` is set if the move removes seats; then the user is asked first. */
  const submit = async (loss: SeatLoss | undefined) => {
    const isValid = await model.form.trigger(undefined, { shouldFocus: true });
    if (!isValid) return;
    told.current = 0;
    if (loss && loss.seats > 0) setAsked(loss);
    else await model.submit();
  };
  const confirm = async () => {
    told.current = asked?.seats ?? 0;
    isRefused.current = false;
    await model.submit();
    if (!isRefused.current) setAsked(null);
  };
  return { model, submit, conflict, asked, confirm, cancel: () => setAsked(null) };
}
