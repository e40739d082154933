import Box from '@mui/material/Box';
import { showsPart } from '@parterre/canvas';
import type { SeatMap } from '@parterre/seat-map';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { EDGE_PX, FOOT_PX, PANEL_LOOK } from '../use-layout.ts';

const WIDTH_PX = 130;
const HEIGHT_PX = 94;

export function SeatsMiniMap() {
  const { desk } = useSeatDesk();
  const canvas = useRef<HTMLCanvasElement>(null);
  const [isShown, setShown] = useState(false);
  // The map paints outside of React; whenever it does, this canvas is redrawn.
  useEffect(() => {
    const draw = () => {
      const isPart = showsPart(desk.map.viewport, desk.geometry.bounds);
      setShown(isPart);
      if (isPart) drawInto(canvas.current, desk.map);
    };
    draw();
    return desk.map.onPaint(draw);
  }, [desk]);
  const handlePan = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1 && event.type !== 'pointerdown') return;
    const box = event.currentTarget.getBoundingClientRect();
    desk.map.panMiniMap(event.clientX - box.left, event.clientY - box.top);
  };
  return (
    <Box aria-hidden sx={{ ...MINI_LOOK, visibility: isShown ? 'visible' : 'hidden' }}>
      <Box
        component="canvas"
        ref={canvas}
        sx={{ display: 'block', width: WIDTH_PX, height: HEIGHT_PX, cursor: 'pointer', touchAction: 'none' }}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          handlePan(event);
        }}
        onPointerMove={handlePan}
      />
    </Box>
  );
}

function drawInto(canvas: HTMLCanvasElement | null, map: SeatMap): void {
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return;
  const ratio = window.devicePixelRatio;
  if (canvas.width !== WIDTH_PX * ratio || canvas.height !== HEIGHT_PX * ratio) {
    canvas.width = WIDTH_PX * ratio;
    canvas.height = HEIGHT_PX * ratio;
    context.setTransform(ratio, 0, 0, ratio, 0, 0);
  }
  map.drawMiniMap(context, WIDTH_PX, HEIGHT_PX);
}

const MINI_LOOK = {
  ...PANEL_LOOK,
  left: EDGE_PX,
  bottom: FOOT_PX + EDGE_PX,
  p: 1,
  display: { xs: 'none', sm: 'block' },
};
