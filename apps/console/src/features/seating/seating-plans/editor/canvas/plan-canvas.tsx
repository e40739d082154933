import Box from '@mui/material/Box';
import { WHEEL_STEP } from '@parterre/canvas';
import {
  cancelGesture,
  createTouch,
  findGrabbableHandle,
  finishPoints,
  move,
  type PointerInput,
  press,
  release,
} from '@parterre/plan-editor';
import { type MouseEvent, type PointerEvent, type RefObject, useEffect, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { VISUALLY_HIDDEN } from '#ui/clipped.ts';
import { useNewLabels, useRestingDesk } from '../desk-context.ts';
import { usePaintedCanvas } from './use-painted-canvas.ts';

interface PlanCanvasProps {
  name: string;
  isReadOnly: boolean;
  /** A drag pans and a tap selects, as on a phone, where nothing is drawn. */
  isTapped: boolean;
  /** The element that receives the drawing's keys. */
  drawing: RefObject<HTMLCanvasElement | null>;
}

/** The drawing. The table of objects has the same content for users who cannot see or point. */
export function PlanCanvas({ name, isReadOnly, isTapped, drawing: canvas }: PlanCanvasProps) {
  const { t } = useTranslation('plan-editor');
  const desk = useRestingDesk();
  const labels = useNewLabels();
  usePaintedCanvas(canvas, isReadOnly || isTapped);
  const helpId = useId();
  const touch = useMemo(() => createTouch(desk, isTapped && !isReadOnly), [desk, isTapped, isReadOnly]);
  // React's wheel listeners are passive and could not prevent the page from zooming too.
  useEffect(() => {
    const element = canvas.current;
    const handleWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = placeOf(event, element);
      if (event.shiftKey) desk.pan(-event.deltaY - event.deltaX, 0);
      else desk.zoom(Math.exp(-event.deltaY * WHEEL_STEP), at);
    };
    element?.addEventListener('wheel', handleWheel, { passive: false });
    return () => element?.removeEventListener('wheel', handleWheel);
  }, [canvas, desk]);
  const read = (event: PointerEvent<HTMLCanvasElement>): PointerInput => ({
    at: placeOf(event, event.currentTarget),
    isAdding: event.shiftKey || event.ctrlKey || event.metaKey,
    isFree: event.altKey,
    isStepped: event.shiftKey,
    isPanning: isReadOnly || isTapped || event.button === 1,
  });
  return (
    <>
      <Box
        component="canvas"
        ref={canvas}
        role="application"
        aria-label={t('canvas.label', { name })}
        aria-describedby={helpId}
        data-plan-canvas
        tabIndex={0}
        onDoubleClick={() => finishPoints(desk, labels)}
        onPointerDown={(event) => {
          if (event.button > 1) return;
          event.currentTarget.setPointerCapture(event.pointerId);
          if (touch.press(event.pointerId, placeOf(event, event.currentTarget))) return;
          press(desk, read(event), labels);
        }}
        onPointerMove={(event) => {
          const input = read(event);
          if (touch.move(event.pointerId, input.at)) return;
          move(desk, input);
          event.currentTarget.style.cursor =
            !isReadOnly && !isTapped && findGrabbableHandle(desk, input.at) ? 'grab' : '';
        }}
        onPointerUp={(event) => {
          if (!touch.lift(event.pointerId, placeOf(event, event.currentTarget))) release(desk, labels);
        }}
        onPointerCancel={(event) => {
          touch.lift(event.pointerId);
          cancelGesture(desk);
        }}
        onPointerLeave={() => desk.leavePointer()}
        sx={CANVAS_LOOK}
      />
      <Box component="p" id={helpId} sx={VISUALLY_HIDDEN}>
        {t('canvas.help')}
      </Box>
    </>
  );
}

function placeOf(event: MouseEvent | WheelEvent, element: Element | null) {
  const box = element?.getBoundingClientRect();
  return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
}

const CANVAS_LOOK = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  touchAction: 'none',
  cursor: 'crosshair',
  '&:focus-visible': { outlineOffset: -2 },
};
