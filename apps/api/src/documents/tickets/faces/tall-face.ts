import { isWide } from '../barcode.ts';
import { type Block, pad, row, stack } from '../block.ts';
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
import { coverWith } from './picture.ts';

/** Sets a ticket that is higher than wide, for a sheet of its own or a phone. */
export function setTallFace(part: Part & { isPhone: boolean }): Block {
  const { setter, scale, width, isPhone } = part;
  const padding = (isPhone ? 20 : 26) * scale;
  const inner = { ...part, width: width - padding * 2 };
  const gap = 18 * scale;
  const picture = setter.picture('BANNER');
  const band = picture ? Math.min((width * picture.height) / picture.width, width * 0.375) * scale : 7 * scale;
  const banner = picture && coverWith(setter, picture, { width, height: band });
  const main = stack(
    [setHead(inner), setTitle(inner, isPhone ? 9 : 5), setWhenAndWhere(inner, isPhone), setSeat(inner)],
    gap,
  );
  const below = stack([main, setFacts(inner, isPhone ? 2 : 4), setRemarks(inner)], 14 * scale);
  const stub = isPhone || isWide(part.ticket.barcode.kind) ? setStubBelow(inner) : setStubBeside(inner);
  const top = pad(below, { x: padding, y: padding * 0.85 });
  const bottom = pad(stub, { x: padding, y: padding * 0.85 });
  const shape: CardShape = {
    width,
    height: band + top.height + bottom.height,
    tear: { y: band + top.height },
    band,
    banner,
  };
  return {
    height: shape.height,
    draw(ink, x, y) {
      drawCard(ink, setter, shape, { x, y });
      top.draw(ink, x, y + band);
      bottom.draw(ink, x, y + band + top.height);
    },
  };
}

function setWhenAndWhere(part: Part, isPhone: boolean): Block {
  const gap = 20 * part.scale;
  const own = { ...part, width: isPhone ? part.width : (part.width - gap) / 2 };
  if (isPhone) return stack([setDate(own), setVenue(own)], 12 * part.scale);
  const cells = [
    { width: own.width, block: setDate(own) },
    { width: own.width, block: setVenue(own) },
  ];
  return row(cells, { gap, direction: part.setter.direction });
}

function setStubBeside(part: Part): Block {
  const side = 158 * part.scale;
  const gap = 24 * part.scale;
  const width = part.width - side - gap;
  const own = { ...part, width };
  const texts = stack([setSummary(own), setAdvice(own)], 12 * part.scale);
  const cells = [
    { width: side, block: setBarcode({ ...part, width: side }, { height: side, align: 'start' }) },
    { width, block: texts },
  ];
  return row(cells, { gap, direction: part.setter.direction, align: 'middle' });
}

/** Sets the details that staff need after the upper part is torn off. */
function setSummary({ setter, ticket, width, scale }: Part): Block {
  const { seat, dateText, timeText } = ticket;
  const style = { size: 11 * scale, leastSize: 7, lines: 2, about: 'stub' } as const;
  const place = [seat?.block, seat?.row, seat?.seat].filter(Boolean).join(' · ');
  const title = setter.text(ticket.eventName, width, {
    ...style,
    size: 13 * scale,
    lines: 5,
    weight: 'strong',
  });
  const when = setter.text([dateText, timeText].filter(Boolean).join(' · '), width, style);
  return stack([title, when, setter.text(place, width, style)], 3 * scale);
}

const setStubBelow = (part: Part): Block =>
  stack(
    [setBarcode(part, { height: Math.min(part.width, 200 * part.scale) }), setAdvice(part, 'middle')],
    8 * part.scale,
  );
