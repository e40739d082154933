import { luminance } from '@parterre/canvas';
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
const inkOn = (colour: string): string =>
  HEX.test(colour) && luminance(readChannels(colour)) > 0.179 ? '#000000' : '#ffffff';

/** Returns a colour as a pixel in this machine's byte order. */
export function toPixel(colour: string): number {
  const { r, g, b } = readChannels(colour);
  return new Uint32Array(Uint8Array.of(r, g, b, 255).buffer)[0] ?? 0;
}

/** Grey if the text is no colour. */
function readChannels(colour: string): { r: number; g: number; b: number } {
  const [, ...channels] = HEX.exec(colour) ?? [];
  const [r = 128, g = 128, b = 128] = channels.map((channel) => Number.parseInt(channel, 16));
  return { r, g, b };
}
