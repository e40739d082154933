import { isDrag } from '@parterre/canvas';
import { findTool, type InputRecord, type MapMode } from '@parterre/seat-map';
import { useEffect, useRef, useState } from 'react';
import { useMapTheme } from '#brands/map-theme.ts';
import type { LoadedSeats } from '#programme/seats/load-seats.ts';
import { useLatest } from '#ui/use-latest.ts';
import { assignArmed, noteLeftOut, openSeatDesk, type SeatDesk } from './seat-desk.ts';

/** Opens the map inside the host element and closes it with the page: the only effect that mounts the engine. */
export function useOpenDesk(
  host: HTMLElement | null,
  seats: LoadedSeats,
  { mode, isPhone, ...acts }: MapActs & { mode: MapMode; isPhone: boolean },
): SeatDesk | null {
  const latest = useLatest<MapActs>(acts);
  // What the map starts with; later themes and modes are set on it, because to open it again would lose its edits.
  const first = useRef({ mode, theme: useMapTheme() });
  const [desk, setDesk] = useState<SeatDesk | null>(null);
  // The engine owns canvases, listeners and frames in the host element.
  useEffect(() => {
    if (!host) return undefined;
    const opened = openSeatDesk({
      target: host,
      seats,
      ...first.current,
      around: createActs(() => latest.current),
    });
    setDesk(opened);
    return () => {
      setDesk(null);
      opened.map.destroy();
    };
  }, [host, seats]);
  // A permission may be withdrawn while the map is open, and the engine is outside of React.
  useEffect(() => desk?.map.setMode(mode), [desk, mode]);
  // A thumb covers the seats that it would select: on a phone it moves the map, and the table selects.
  useEffect(() => desk?.map.setTool(mode === 'edit' && !isPhone ? 'seat' : 'hand'), [desk, mode, isPhone]);
  return desk;
}

interface MapActs {
  isReadOnly: boolean;
  /** Called after every gesture that assigned something. */
  onAssigned: (desk: SeatDesk) => void;
  /** Called when a tool that asks clicks or taps a seat. */
  onPin: (seat: number) => void;
}

/**
 * Wraps each input of the map. While something is armed, every gesture starts a new selection and assigns to it, and
 * Enter assigns to the present selection. A click with a tool that asks pins a seat.
 */
export function createActs(read: () => MapActs) {
  let pressedAt = { x: 0, y: 0 };
  return (desk: SeatDesk, input: InputRecord, take: () => boolean): boolean => {
    const { isReadOnly, onAssigned, onPin } = read();
    const { armed, selectionSize, tool } = desk.map.getSnapshot();
    const isArmed = armed !== null && !isReadOnly;
    const { selects, asks } = findTool(tool);
    if (input.type === 'keydown' && input.key === 'Enter' && isArmed && selectionSize > 0) {
      assignArmed(desk);
      onAssigned(desk);
      return true;
    }
    if (input.type === 'down') {
      pressedAt = input;
      const isAnew = input.button === 0 && !input.shift && !input.alt;
      if (isArmed && selects && isAnew) desk.map.clearSelection();
    }
    const isUsed = take();
    if (input.type !== 'up' || input.button !== 0) return isUsed;
    const { hovered } = desk.map.getSnapshot();
    const isClick = !isDrag(pressedAt, input);
    if (asks && hovered && isClick) onPin(hovered.seat);
    if (!isArmed) return isUsed;
    if (selects) assignArmed(desk);
    else noteLeftOut(desk);
    onAssigned(desk);
    return isUsed;
  };
}
