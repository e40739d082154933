import Box from '@mui/material/Box';
import { type Dispatch, type KeyboardEvent, type PointerEvent, type SetStateAction, useRef } from 'react';
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
  /** A click or tap of the hand on a seat. */
  onPin: (seat: number) => void;
}

/** The element the engine fills. While something is armed, each gesture selects anew and then assigns. */
export function MapHost({ attach, desk, isReadOnly, onAssigned, isCovered, onPin }: MapHostProps) {
  const { t } = useTranslation('seats');
  const assigns = () => desk !== null && !isReadOnly && desk.map.getSnapshot().armed !== null;
  const pressedAt = useRef({ x: 0, y: 0 });
  const hearPress = (event: PointerEvent) => {
    pressedAt.current = { x: event.clientX, y: event.clientY };
    if (!assigns() || event.button !== 0 || event.shiftKey || event.altKey) return;
    if (isSelecting(desk)) desk?.map.clearSelection();
  };
  const hearRelease = (event: PointerEvent) => {
    const { hovered, tool } = desk?.map.getSnapshot() ?? {};
    const { x, y } = pressedAt.current;
    const isClick = Math.hypot(event.clientX - x, event.clientY - y) < CLICK_REACH_PX;
    if (tool === 'hand' && hovered && event.button === 0 && isClick) onPin(hovered.seat);
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

/** Whoever moves further drags the plan. */
const CLICK_REACH_PX = 4;

/** The brush paints by itself, the hand moves the plan; the other tools select. */
function isSelecting(desk: SeatDesk | null): boolean {
  const tool = desk?.map.getSnapshot().tool;
  return tool === 'seat' || tool === 'row' || tool === 'group';
}
