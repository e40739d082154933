import type { TicketImageType } from '@parterre/contract/choices/print-at-home-choices';
import type { Block } from '../block.ts';
import type { Box, Ink } from '../ink.ts';
import type { Picture, TicketSetter } from '../ticket-setter.ts';

/** The minimum resolution in dots per inch. Fewer look coarse on paper. */
const DOTS_MIN = 110;

/** Fits a picture into a room, aligned to the side where reading begins. */
export function placePicture(
  setter: TicketSetter,
  picture: Picture,
  room: { width: number; height: number; type: TicketImageType },
): Block & { size: { width: number; height: number } } {
  const scale = Math.min(room.width / picture.width, room.height / picture.height);
  const size = { width: picture.width * scale, height: picture.height * scale };
  if (72 / scale < DOTS_MIN) setter.warn('IMAGE_TOO_COARSE', room.type);
  const start = setter.direction === 'rtl' ? room.width - size.width : 0;
  return {
    size,
    height: size.height,
    draw: (ink, x, y) => paintPicture(ink, picture, { x: x + start, y, ...size }),
  };
}

/** Covers the whole box with a picture. What exceeds the box is cut off equally on both sides. */
export function coverWith(setter: TicketSetter, picture: Picture, box: { width: number; height: number }): Block {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const size = { width: picture.width * scale, height: picture.height * scale };
  if (72 / scale < DOTS_MIN) setter.warn('IMAGE_TOO_COARSE', 'BANNER');
  return {
    height: box.height,
    draw: (ink, x, y) =>
      ink.isolate(() => {
        ink.roundRect({ x, y, ...box }, 0, { clip: true });
        const [left, top] = [x + (box.width - size.width) / 2, y + (box.height - size.height) / 2];
        paintPicture(ink, picture, { x: left, y: top, ...size });
      }),
  };
}

/** Warns of a picture that this kind of ticket has no place for. */
export function leaveOut(setter: TicketSetter, type: TicketImageType): undefined {
  if (setter.picture(type)) setter.warn('IMAGE_LEFT_OUT', type);
}

/** Flips the picture, because PDF draws pictures upright only where y increases upwards. */
export function paintPicture(ink: Ink, { name, object }: Picture, { x, y, width, height }: Box): void {
  ink.show(name, object, [width, 0, 0, -height, x, y + height]);
}
