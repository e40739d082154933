import Box from '@mui/material/Box';
import type { Hold } from '@parterre/contract/holds';
import type { Price } from '@parterre/contract/prices';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useSearchParams } from 'react-router';
import type { LoadedSeats } from '../../programme/seats/load-seats.ts';
import { useCan } from '../../session/use-features.ts';
import type { SeatsShow } from './desk/desk-data.ts';
import { SeatDeskContext, type SeatDeskModel, type SeatsKind } from './desk/seat-desk-context.ts';
import { useDeskData } from './desk/use-desk-data.ts';
import { useOpenDesk } from './desk/use-open-desk.ts';
import { readHeatView } from './heat/heat-url.ts';
import { MapHost } from './map/map-host.tsx';
import { SeatsPanels } from './seats-panels.tsx';
import { useLayout } from './use-layout.ts';
import { useSeatOfUrl } from './use-seat-of-url.ts';

interface SeatsWorkspaceProps {
  show: SeatsShow;
  kind: SeatsKind;
  seats: LoadedSeats;
  prices: readonly Price[];
  holds: readonly Hold[];
}

/**
 * The map over the whole window, and the panels on it once the engine runs. What waits for its words or its code waits
 * inside: hidden with the rest, the map would lose its element, close, be opened again, and so on without end.
 */
export function SeatsWorkspace({ show, kind, seats, prices, holds }: SeatsWorkspaceProps) {
  const { t } = useTranslation('seats');
  const mayWrite = useCan('seat:write');
  const [params] = useSearchParams();
  const layout = useLayout(params.get('view') === 'table');
  const [host, setHost] = useState<HTMLDivElement | null>(null);
  const [message, setMessage] = useState('');
  const isHeat = readHeatView(params, useCan('sales:read')).measure !== null;
  const data = useDeskData(show, prices, holds);
  const readOnlyReason = mayWrite ? (layout.isPhone ? t('readOnly.narrow') : undefined) : t('readOnly.permission');
  // The same words twice are said twice only when they differ.
  const announce = useCallback((text: string) => setMessage((last) => (last === text ? `${text}\u00a0` : text)), []);
  const desk = useOpenDesk(host, seats, {
    mode: mayWrite ? 'edit' : 'view',
    isReadOnly: readOnlyReason !== undefined,
    onAssigned: ({ map, leftOut }) =>
      announce(t('say.edited', { count: map.getSnapshot().movingCount, skipped: leftOut.size })),
    onPin: (seat) => setPinned(seat),
  });
  const { pinned, setPinned, unknown } = useSeatOfUrl(desk, seats.geometry);
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
            <SeatsPanels
              host={host}
              layout={layout}
              message={message}
              since={seats.cursor}
              pinned={pinned}
              unknownSeat={unknown}
              onPin={setPinned}
            />
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
