import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#api/api.ts';
import { useSaveAllSeatsMutation } from '#api/queries/seating/seats.ts';
import { useAppDispatch } from '#api/store.ts';
import type { NoticeVariant } from '#ui/notices/notice-stacks.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { useLatest } from '#ui/use-latest.ts';
import type { SeatDeskModel } from '../desk/seat-desk-context.ts';
import { type SaveState, SeatSaver } from './seat-saver.ts';

export interface SaveModel extends Pick<SeatSaver, 'save' | 'rebase' | 'close'> {
  state: SaveState;
  isSaving: boolean;
}

/**
 * Saves the desk's seats while it is open, and reports the result. Needs `seat:write`. Seats sold meanwhile are skipped
 * and named; changes by somebody else (SEATS_CHANGED) are merged or asked about.
 */
export function useSaveSeats(model: SeatDeskModel): SaveModel {
  const { t } = useTranslation('seats');
  const dispatch = useAppDispatch();
  const [request] = useSaveAllSeatsMutation();
  const { desk, show, announce } = model;
  const { showCode } = show;
  const tell = {
    failed: () => announce(t('save.failed')),
    // The map may not have been notified of the deletion, so the lists are read again for the next save.
    invalid: () => dispatch(api.util.invalidateTags(['hold', 'price'])),
    skipped: () => announce(''),
    saved: () => say(t('save.saved'), 'success'),
    rebased: () => say(t(desk.map.isDirty ? 'conflict.reloaded' : 'conflict.allGiven'), 'info'),
  };
  /** Takes back what was announced of the seats before, which is no longer so: the toast has the outcome. */
  const say = (text: string, variant: NoticeVariant) => {
    announce('');
    showToast(text, variant);
  };
  const latest = useLatest({ model, tell, request });
  const saver = useMemo(
    () =>
      new SeatSaver({
        desk,
        showCode,
        request: ({ body, key }) =>
          latest.current.request({ params: { showCode }, body, idempotencyKey: key }).unwrap(),
        readFacts: () => latest.current.model,
        tell: (news) => void latest.current.tell[news](),
      }),
    [desk, showCode],
  );
  // Repeating runs outside of React and stops when the user leaves the page.
  useEffect(() => saver.start(), [saver]);
  const state = useSyncExternalStore(saver.subscribe, saver.getState);
  const { save, rebase, close } = saver;
  return { state, isSaving: state.kind === 'saving', save, rebase, close };
}
