import type { EditorDesk } from '../editor/editor-desk.ts';
import type { EditorLook } from './painting.ts';

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

/** Colours by the index stored per seat: the block's turn, or the category, where index 0 means none. */
export interface SeatColours {
  readonly colours: readonly string[];
  readonly indexes: Int32Array;
  /** The text colour of a label on a seat of each colour. */
  readonly inks: readonly string[];
}

export function findSeatColours({ columns, draft, colourBy }: EditorDesk, look: EditorLook): SeatColours {
  const { blocks, map } = look;
  if (colourBy === 'block')
    return { colours: blocks, indexes: columns.block, inks: blocks.map(() => map.mapBackground) };
  const own = draft.root.categories.map(({ colour }, index) =>
    colour && HEX.test(colour) ? colour : (blocks[index % blocks.length] ?? map.text3),
  );
  const colours = [map.text3, ...own];
  return { colours, indexes: columns.category, inks: colours.map((colour) => inkOn(colour)) };
}

/** Returns black or white, whichever contrasts more with the colour. */
function inkOn(colour: string): string {
  if (!HEX.test(colour)) return '#ffffff';
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(Number.parseInt(colour.slice(at, at + 2), 16)));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  return luminance > 0.179 ? '#000000' : '#ffffff';
}

function linear(channel: number): number {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Returns a colour as a pixel in this machine's byte order. */
export function toPixel(colour: string): number {
  const [, ...channels] = HEX.exec(colour) ?? [];
  const [red = 128, green = 128, blue = 128] = channels.map((channel) => Number.parseInt(channel, 16));
  return new Uint32Array(Uint8Array.of(red, green, blue, 255).buffer)[0] ?? 0;
}
