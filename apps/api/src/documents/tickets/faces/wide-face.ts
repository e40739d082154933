import { isWide } from '../barcode.ts';
import { type Block, blank, row, stack } from '../block.ts';
import { type CardShape, drawCard } from './card.ts';
import {
  type Part,
  setAdvice,
  setBarcode,
  setDate,
  setFacts,
  setHead,
  setRemarks,
  setSeat,
  setTitle,
  setVenue,
} from './parts.ts';
import { coverWith, leaveOut } from './picture.ts';

/** The minimum height of a wide ticket with a picture at the top. */
const BANNER_FROM = 260;
const BANNER_SHARE = 0.22;

/** Sets a ticket that is wider than high, one of two or four on a sheet, with the barcode on the part to tear off. */
export function setWideFace(part: Part & { height: number }): Block {
  const { setter, width, height } = part;
  const padding = 14;
  const side = isWide(part.ticket.barcode.kind) ? 196 : Math.min(170, height * 0.78);
  const picture = height >= BANNER_FROM ? setter.picture('BANNER') : leaveOut(setter, 'BANNER');
  const band = picture ? height * BANNER_SHARE : 5;
  const main = { ...part, width: width - side - padding * 2 };
  const stub = { ...part, width: side - padding * 2 };
  const room = height - band - padding * 1.6;
  const left = setMain(main, height < BANNER_FROM);
  const right = setStub(stub, room);
  const direction = setter.direction;
  const tear = direction === 'rtl' ? side : width - side;
  const banner = picture && coverWith(setter, picture, { width, height: band });
  const shape: CardShape = { width, height, tear: { x: tear }, band, banner };
  const cells = [
    { width: main.width, block: left },
    { width: stub.width, block: right },
  ];
  const content = row(cells, { gap: padding * 2, direction, align: 'middle' });
  return {
    // Reports a height beyond the limit, so that the ticket is set again at a smaller scale.
    height: Math.max(height, content.height + band + padding / part.tightness),
    draw(ink, x, y) {
      drawCard(ink, setter, shape, { x, y });
      content.draw(ink, x + padding, y + band + (height - band - content.height) / 2);
    },
  };
}

/** On half a sheet, facts are below the seat; on a quarter (`isFlat`), they are next to it. */
function setMain(part: Part, isFlat: boolean): Block {
  const { scale, width, setter } = part;
  const gap = 16 * scale;
  const half = (width - gap) / 2;
  const beside = (one: Block, other: Block, align: 'top' | 'middle') =>
    row(
      [
        { width: half, block: one },
        { width: half, block: other },
      ],
      { gap, direction: setter.direction, align },
    );
  const whenAndWhere = beside(setDate({ ...part, width: half }, isFlat), setVenue({ ...part, width: half }), 'top');
  const seat = isFlat
    ? beside(setSeat({ ...part, width: half }), setFacts({ ...part, width: half }, 2) ?? blank(0), 'middle')
    : stack([setSeat(part), setFacts(part, 4)], 12 * scale);
  return stack([setHead(part), setTitle(part, isFlat ? 3 : 5), whenAndWhere, seat, setRemarks(part)], 12 * scale);
}

function setStub(part: Part, room: number): Block {
  const advice = setAdvice(part, 'middle');
  const textHeight = 14 * part.scale + 10;
  const height = room - (advice?.height ?? 0) - textHeight;
  return stack([setBarcode(part, { height: Math.max(40, height) }), advice], 4);
}
