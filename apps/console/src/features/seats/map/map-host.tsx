import Box from '@mui/material/Box';
import type { Dispatch, KeyboardEvent, PointerEvent, SetStateAction } from 'react';
import { useTranslation } from 'react-i18next';
import { assignArmed, noteLeftOut, type SeatDesk } from '../desk/seat-desk.ts';

interface MapHostProps {
  attach: Dispatch<SetStateAction<HTMLDivElement | null>>;
  desk: SeatDesk | null;
  isReadOnly: boolean;
  /** After every gesture that assigned. */
  onAssigned: (desk: SeatDesk) => void;
  /** Behind a table that covers it, the map takes no focus. */
  isCovered: boolean;
}

/** The element the engine fills. While something is armed, each gesture selects anew and then assigns. */
export function MapHost({ attach, desk, isReadOnly, onAssigned, isCovered }: MapHostProps) {
  const { t } = useTranslation('seats');
  const assigns = () => desk !== null && !isReadOnly && desk.map.getSnapshot().armed !== null;
  const hearPress = (event: PointerEvent) => {
    if (!assigns() || event.button !== 0 || event.shiftKey || event.altKey) return;
    if (isSelecting(desk)) desk?.map.clearSelection();
  };
  const hearRelease = (event: PointerEvent) => {
    if (!desk || !assigns() || event.button !== 0) return;
    if (isSelecting(desk)) assignArmed(desk);
    else noteLeftOut(desk);
    onAssigned(desk);
  };
  const hearKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !desk || !assigns() || desk.map.getSnapshot().selectionSize === 0) return;
    assignArmed(desk);
    onAssigned(desk);
    event.stopPropagation();
    event.preventDefault();
  };
  return (
    <div onPointerDownCapture={hearPress} onPointerUp={hearRelease} onKeyDownCapture={hearKey}>
      <Box
        ref={attach}
        data-seat-map
        role="application"
        tabIndex={isCovered ? -1 : 0}
        aria-hidden={isCovered}
        aria-label={t('map.label')}
        aria-description={t('map.keys')}
        style={{ visibility: isCovered ? 'hidden' : 'visible' }}
        sx={{ position: 'absolute', inset: 0, bgcolor: 'background.map', '&:focus-visible': { outlineOffset: -2 } }}
      />
    </div>
  );
}

/** The brush paints by itself, the hand moves the plan; the other tools select. */
function isSelecting(desk: SeatDesk | null): boolean {
  const tool = desk?.map.getSnapshot().tool;
  return tool === 'seat' || tool === 'row' || tool === 'group';
}
