import Box from '@mui/material/Box';
import type { MouseEvent, PointerEvent } from 'react';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { VISUALLY_HIDDEN } from '../../../../tables/visually-hidden.ts';
import { useRestingDesk } from '../desk/desk-context.ts';
import { useNewLabels } from '../desk/use-new-labels.ts';
import { findHandleAt } from '../gestures/handles.ts';
import { finishPoints, move, type PointerInput, press, release } from '../gestures/take-pointer.ts';
import { usePaintedCanvas } from './use-painted-canvas.ts';

const WHEEL_STEP = 0.0015;

/** The drawing. Its twin for those who cannot see or point is the table of objects. */
export function PlanCanvas({ isReadOnly, name }: { isReadOnly: boolean; name: string }) {
  const { t } = useTranslation('plan-editor');
  const desk = useRestingDesk();
  const labels = useNewLabels();
  const canvas = usePaintedCanvas(isReadOnly);
  const helpId = useId();
  // React hears the wheel passively and could not keep the page from zooming along.
  useEffect(() => {
    const element = canvas.current;
    const hearWheel = (event: WheelEvent) => {
      event.preventDefault();
      const at = placeOf(event, element);
      if (event.shiftKey) desk.pan(-event.deltaY - event.deltaX, 0);
      else desk.zoom(Math.exp(-event.deltaY * WHEEL_STEP), at);
    };
    element?.addEventListener('wheel', hearWheel, { passive: false });
    return () => element?.removeEventListener('wheel', hearWheel);
  }, [canvas, desk]);
  const read = (event: PointerEvent<HTMLCanvasElement>): PointerInput => ({
    at: placeOf(event, event.currentTarget),
    isAdding: event.shiftKey || event.ctrlKey || event.metaKey,
    isFree: event.altKey,
    isStepped: event.shiftKey,
    isPanning: isReadOnly || event.button === 1,
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
          press(desk, read(event), labels);
        }}
        onPointerMove={(event) => {
          const input = read(event);
          move(desk, input);
          event.currentTarget.style.cursor = !isReadOnly && findHandleAt(desk, input.at) ? 'grab' : '';
        }}
        onPointerUp={() => release(desk, labels)}
        onPointerCancel={() => desk.setGesture(null)}
        onPointerLeave={() => {
          desk.pointer = null;
          desk.repaint();
        }}
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
