import type { Block } from '../block.ts';
import type { Ink } from '../ink.ts';
import type { TicketSetter } from '../ticket-setter.ts';

const RADIUS = 10;
const NOTCH = 7;
const DASH = [0.1, 5];

export interface CardShape {
  width: number;
  height: number;
  /** The position of the line along which the part with the barcode is torn off. */
  tear: { y: number } | { x: number };
  /** The height of the picture or the coloured band at the top. */
  band: number;
  banner: Block | undefined;
}

/**
 * Draws the outline of a ticket: rounded corners, a band of its colour or a picture, and a torn edge with two notches.
 */
export function drawCard(ink: Ink, setter: TicketSetter, shape: CardShape, { x, y }: { x: number; y: number }): void {
  const { width, height, tear, band } = shape;
  const key = [width, height, ...Object.values(tear), band].map((value) => value.toFixed(1)).join(' ');
  setter.decorate(ink, key, { x, y, width, height }, (own) => paintCard(own, setter, shape));
}

function paintCard(ink: Ink, setter: TicketSetter, { width, height, tear, band, banner }: CardShape): void {
  const { line, accent } = setter.palette;
  const [x, y] = [0, 0];
  const box = { x, y, width, height };
  ink.isolate(() => {
    ink.roundRect(box, RADIUS, { clip: true });
    if (banner) banner.draw(ink, x, y);
    else ink.rect({ x, y, width, height: band }, accent);
  });
  ink.roundRect(box, RADIUS, { stroke: line, width: 0.8 });
  const isAcross = 'x' in tear;
  const at = isAcross ? tear.x : tear.y;
  const ends: readonly (readonly [number, number])[] = isAcross
    ? [
        [x + at, y],
        [x + at, y + height],
      ]
    : [
        [x, y + at],
        [x + width, y + at],
      ];
  const [from = [x, y], to = [x, y]] = ends;
  for (const [middleX, middleY] of ends) drawNotch(ink, line, box, [middleX, middleY]);
  const inset = NOTCH + 5;
  ink.line(
    isAcross ? [from[0], from[1] + inset] : [from[0] + inset, from[1]],
    isAcross ? [to[0], to[1] - inset] : [to[0] - inset, to[1]],
    { colour: line, width: 1.6, dash: DASH },
  );
}

/** Cuts half a circle out of the edge. */
function drawNotch(
  ink: Ink,
  line: string,
  box: { x: number; y: number; width: number; height: number },
  [x, y]: readonly [number, number],
): void {
  const circle = { x: x - NOTCH, y: y - NOTCH, width: NOTCH * 2, height: NOTCH * 2 };
  ink.roundRect(circle, NOTCH, { fill: '#ffffff' });
  ink.isolate(() => {
    ink.roundRect(box, 0, { clip: true });
    ink.roundRect(circle, NOTCH, { stroke: line, width: 0.8 });
  });
}
