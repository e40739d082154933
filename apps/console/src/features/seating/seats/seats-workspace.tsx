import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import type { Hold } from '@parterre/contract/holds';
import type { Price } from '@parterre/contract/prices';
import { buildSeatIndex, type Geometry } from '@parterre/seating-plan';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useSearchParams } from 'react-router';
import { chooseText } from '#i18n/choose-text.ts';
import type { LoadedSeats } from '#programme/seats/load-seats.ts';
import { useCan } from '#session/use-features.ts';
import { useTableView } from '#tables/url/use-table-view.ts';
import type { SeatDesk } from './desk/seat-desk.ts';
import {
  type HoldView,
  type PriceView,
  SeatDeskContext,
  type SeatDeskModel,
  type SeatsKind,
  type SeatsShow,
  toHoldView,
  toPriceView,
} from './desk/seat-desk-context.ts';
import { useOpenDesk } from './desk/use-open-desk.ts';
import { readHeatView } from './heat/use-heat.ts';
import { toMark } from './legend/to-mark.ts';
import { adaptColour } from './map/adapt-colour.ts';
import { MapHost } from './map/map-host.tsx';
import { readDarkColours, useScheme } from './map/use-scheme.ts';
import { SeatsPanels } from './seats-panels.tsx';
import { useLayout } from './use-layout.ts';

interface SeatsWorkspaceProps {
  show: SeatsShow;
  kind: SeatsKind;
  seats: LoadedSeats;
  prices: readonly Price[];
  holds: readonly Hold[];
}

/**
 * Shows the map in the whole window, and its panels once the engine runs. Panels suspend inside: if the whole page
 * suspended, the map would lose its element, close and reopen endlessly.
 */
export function SeatsWorkspace({ show, kind, seats, prices, holds }: SeatsWorkspaceProps) {
  const { t } = useTranslation('seats');
  const canWrite = useCan('seat:write');
  const [params] = useSearchParams();
  const layout = useLayout(useTableView()[0]);
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const [message, setMessage] = useState('');
  const isHeat = readHeatView(params, useCan('sales:read')).measure !== null;
  const data = useDeskData(show, prices, holds);
  const readOnlyReason = canWrite ? undefined : t('readOnly.permission', { permission: 'seat:write' });
  // A screen reader repeats a text only if it differs, so a no-break space is added.
  const announce = useCallback(
    (text: string) => setMessage((last) => (text !== '' && last === text ? `${text}\u00a0` : text)),
    [],
  );
  const desk = useOpenDesk(host, seats, {
    mode: canWrite ? 'edit' : 'view',
    isReadOnly: readOnlyReason !== undefined,
    isPhone: layout.isPhone,
    onAssigned: ({ map, leftOut }) =>
      announce(t('say.edited', { count: map.getSnapshot().movingCount, skipped: leftOut.size })),
    onPin: (seat) => pin.setPinned(seat),
  });
  const pin = useSeatOfUrl(desk, seats.geometry);
  const model: SeatDeskModel | null = useMemo(
    () =>
      desk && {
        ...data,
        desk,
        show,
        kind,
        isHeat,
        readOnlyReason,
        announce,
      },
    [desk, show, kind, isHeat, data, readOnlyReason, announce],
  );
  return (
    <Box sx={ROOT_LOOK}>
      <MapHost attach={setHost} isCovered={layout.table === 'over'} />
      {model && host && (
        <SeatDeskContext value={model}>
          <Suspense fallback={null}>
            <SeatsPanels host={host} layout={layout} message={message} since={seats.cursor} pin={pin} />
          </Suspense>
          <Suspense fallback={null}>
            <Outlet />
          </Suspense>
        </SeatDeskContext>
      )}
    </Box>
  );
}

const ROOT_LOOK = { position: 'fixed', inset: 0, overflow: 'hidden', bgcolor: 'background.map' };

/**
 * The pinned seat: initially the one in the URL, centred on the map. `unknown` is the seat in the URL if the plan does
 * not have it.
 */
function useSeatOfUrl(desk: SeatDesk | null, geometry: Geometry) {
  const [params] = useSearchParams();
  const [asked] = useState(() => params.get('seat') ?? '');
  const [named] = useState(() => buildSeatIndex(geometry).findSeat(asked));
  const [pinned, setPinned] = useState<number | null>(named ?? null);
  // The engine, which owns the camera, exists only after rendering.
  useEffect(() => {
    if (!desk || named === undefined) return;
    desk.map.centreOnSeat(named);
    desk.map.setCursor(named);
  }, [desk, named]);
  return { pinned, setPinned, unknown: named === undefined && asked !== '' ? asked : null };
}

/** Seated price types in order, and holds as sorted by the server, with names and colours for the user. */
function useDeskData(show: SeatsShow, prices: readonly Price[], holds: readonly Hold[]) {
  const { i18n } = useTranslation('seats');
  const theme = useTheme();
  const scheme = useScheme();
  const { language } = i18n;
  const { defaultCulture } = show;
  const priceViews: readonly PriceView[] = useMemo(() => {
    const dark = readDarkColours(theme);
    const seated = prices.filter((price) => price.isSeated);
    return seated.map((price, at) =>
      toPriceView(price, {
        name: chooseText(price.name, language, defaultCulture),
        colour: adaptColour(price.colour, scheme, dark),
        mark: seated.length > 1 ? toMark(at) : '',
      }),
    );
  }, [prices, language, defaultCulture, scheme, theme]);
  const holdViews: readonly HoldView[] = useMemo(() => {
    const dark = readDarkColours(theme);
    return holds.map((hold) => toHoldView(hold, adaptColour(hold.colour, scheme, dark)));
  }, [holds, scheme, theme]);
  return useMemo(() => ({ prices: priceViews, holds: holdViews }), [priceViews, holdViews]);
}
