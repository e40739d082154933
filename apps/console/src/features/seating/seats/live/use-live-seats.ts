import type { SeatNews } from '@parterre/contract/seats/live';
import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#api/api.ts';
import { useAppDispatch } from '#api/store.ts';
import { useCan } from '#session/use-features.ts';
import type { SeatDeskModel } from '../desk/seat-desk-context.ts';
import {
  type ClaimFigures,
  countClaimed,
  INITIAL_LIVE_STATE,
  type LiveSeats,
  type SeatsLiveState,
  startLiveSeats,
} from './live-seats.ts';

/** The value of sold seats is read at most once in this interval. */
const RECOUNT_MS = 2_000;

const subscribeToNothing = () => () => undefined;

export function useLiveSeats({ desk, show, announce }: SeatDeskModel, since: string): SeatsLiveState {
  const { t } = useTranslation('seats');
  const dispatch = useAppDispatch();
  const canWrite = useCan('seat:write');
  const [live, setLive] = useState<LiveSeats | null>(null);
  const { showCode } = show;
  const sayClaimed = useEffectEvent((figures: ClaimFigures) => announce(sayClaims(t, figures)));
  const saySaved = useEffectEvent((name: string) => announce(t('live.saidSaved', { name })));
  const readCanWrite = useEffectEvent(() => canWrite);
  const forget = useCallback(
    (tags: ('hold' | 'price' | 'price-group' | 'seat-price' | 'seating-block' | 'show')[]) =>
      dispatch(api.util.invalidateTags(tags)),
    [dispatch],
  );
  // The connection is outside of React: it opens and closes with the map.
  useEffect(() => {
    let hasNews = false;
    let recount: ReturnType<typeof setTimeout> | undefined;
    const recountSoon = () => {
      recount ??= setTimeout(() => {
        recount = undefined;
        forget(['seat-price']);
      }, RECOUNT_MS);
    };
    const summary = createSummary((figures) => sayClaimed(figures));
    const started = startLiveSeats({
      desk,
      showCode,
      since,
      canWrite: () => readCanWrite(),
      onNews: ({ claims, saves }, isReload) => {
        hasNews = true;
        summary.add(claims);
        recountSoon();
        const { userId } = started.getState();
        // A save may use a price type or hold created just before; a save without seats has changed one of these.
        if (saves.length > 0 || isReload) forget(['hold', 'price', 'show']);
        const theirs = saves.findLast(({ byId, ranges }) => byId !== userId && ranges.length > 0);
        if (theirs) saySaved(theirs.byName);
      },
      // Without edits the new plan can be shown immediately; with edits, saving reports the conflict.
      onOtherPlan: () => {
        if (!desk.map.isDirty) forget(['show']);
      },
    });
    setLive(started);
    return () => {
      summary.stop();
      clearTimeout(recount);
      started.stop();
      // The map is current, but counts cached for other pages are not.
      if (hasNews) forget(['price', 'price-group', 'seat-price', 'seating-block', 'show']);
    };
  }, [desk, showCode, since, forget]);
  return useSyncExternalStore(live?.subscribe ?? subscribeToNothing, () => live?.getState() ?? INITIAL_LIVE_STATE);
}

function sayClaims(t: SayText, { sold, inBaskets, free }: { sold: number; inBaskets: number; free: number }): string {
  return [
    sold > 0 && t('live.saidSold', { count: sold }),
    inBaskets > 0 && t('live.saidInBaskets', { count: inBaskets }),
    free > 0 && t('live.saidFree', { count: free }),
  ]
    .filter(Boolean)
    .join(', ');
}

type SayText = ReturnType<typeof useTranslation<'seats'>>['t'];

/** Often enough to follow sales, rarely enough not to interrupt other announcements. */
const SAID_EVERY_MS = 20_000;

/** Adds up sales and announces them at intervals, for users who cannot see the map. */
function createSummary(say: (figures: ClaimFigures) => void) {
  let figures: ClaimFigures = { sold: 0, inBaskets: 0, free: 0 };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = () => {
    timer = undefined;
    say(figures);
    figures = { sold: 0, inBaskets: 0, free: 0 };
  };
  return {
    add: (claims: SeatNews['claims']) => {
      if (claims.length === 0) return;
      const more = countClaimed(claims);
      figures = {
        sold: figures.sold + more.sold,
        inBaskets: figures.inBaskets + more.inBaskets,
        free: figures.free + more.free,
      };
      timer ??= setTimeout(tell, SAID_EVERY_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
