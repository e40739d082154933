import { isWide, placeBarcode } from '../barcode.ts';
import { type Block, blank, pad, type RowPart, row, stack } from '../block.ts';
import type { Ink } from '../ink.ts';
import type { Picture, Size, TicketSetter } from '../ticket-setter.ts';
import type { Ticket } from '../ticket-sheet.ts';
import { paintPicture, placePicture } from './picture.ts';

/**
 * The input of every part of a face. `scale` shrinks all sizes, and `tightness` divides the number of lines of a text.
 */
export interface Part {
  setter: TicketSetter;
  ticket: Ticket;
  width: number;
  scale: number;
  tightness: number;
}

const linesOf = ({ tightness }: Part, most: number): number => Math.ceil(most / tightness);

/**
 * Sets the promoter's logo, or else its name, and the number of the ticket in its order. Returns undefined if all of it
 * is hidden.
 */
export function setHead({ setter, ticket, width, scale }: Part): Block | undefined {
  const logo = setter.picture('LOGO');
  const side = width * 0.42;
  const main = width - side - 12;
  const { at, of } = ticket.number;
  const name = setter.has('PROMOTER') ? ticket.promoterName : '';
  const begin = logo
    ? drawLogo(setter, logo, { width: Math.min(main, 170 * scale), height: 44 * scale, alt: ticket.promoterName })
    : setter.text(name, main, {
        size: Math.max(6, 11 * scale),
        leastSize: 6,
        lines: 1,
        weight: 'strong',
        about: 'promoterName',
      });
  const count = setter.text(setter.words.number(at, of), side, {
    size: Math.max(6.5, 9.5 * scale),
    colour: setter.palette.soft,
    align: 'end',
    lines: 1,
    leastSize: 5,
  });
  const cells: RowPart[] = [
    { width: main, block: begin ?? blank(0) },
    { width: side, block: count ?? blank(0) },
  ];
  return row(cells, { gap: 12, direction: setter.direction, align: 'middle' });
}

/** The logo takes the place of the promoter's name, so screen readers say the name. */
function drawLogo(setter: TicketSetter, logo: Picture, { alt, ...room }: Size & { alt: string }): Block {
  const placed = placePicture(setter, logo, { ...room, type: 'LOGO' });
  return { ...placed, draw: (ink, x, y) => ink.tag({ type: 'Figure', alt }, () => placed.draw(ink, x, y)) };
}

/** Sets the name of the event, as large as its lines allow, above its subtitle. */
export function setTitle(part: Part, lines = 4): Block {
  const { setter, ticket, width, scale } = part;
  const name = setter.text(ticket.eventName, width, {
    size: 30 * scale,
    // The name identifies the ticket, so it becomes small before it is shortened.
    leastSize: 9 / Math.min(part.tightness, 1.2),
    lines: part.tightness < 3 ? lines : Math.ceil(lines / 2),
    weight: 'strong',
    leading: 1.14,
    isBalanced: true,
    tag: 'H1',
    about: 'eventName',
  });
  const subtitle = setter.text(ticket.subtitle, width, {
    size: Math.max(7, 12.5 * scale),
    leastSize: 6.5,
    lines: linesOf(part, 2),
    colour: setter.palette.soft,
    about: 'subtitle',
  });
  return stack([name, subtitle], 4 * scale);
}

/** Sets the day above the time. `isFlat` puts the opening of the doors next to the time. */
export function setDate({ setter, ticket, width, scale }: Part, isFlat = false): Block {
  const doors = setter.has('DOORS') && ticket.doorsText ? setter.words.doors(ticket.doorsText) : '';
  const time = isFlat ? [ticket.timeText, doors].filter(Boolean).join(' · ') : ticket.timeText;
  const day = setter.text(ticket.dateText, width, {
    size: Math.max(7.5, 13 * scale),
    leastSize: 7,
    lines: 2,
    weight: 'strong',
    colour: setter.strongColour,
    about: 'dateText',
  });
  const hour = setter.text(time, width, {
    size: Math.max(7.5, (isFlat ? 17 : 22) * scale),
    leastSize: 7.5,
    lines: 1,
    weight: 'strong',
    leading: 1.2,
    about: 'timeText',
  });
  const below = setter.text(isFlat ? '' : doors, width, {
    size: Math.max(6.5, 10.5 * scale),
    leastSize: 6,
    lines: 1,
    colour: setter.palette.soft,
    about: 'doorsText',
  });
  return stack([day, hour, below], 2 * scale);
}

/** Sets the name of the venue above its address, which the promoter may hide. */
export function setVenue(part: Part): Block {
  const { setter, ticket, width, scale } = part;
  const venue = setter.text(ticket.venueName, width, {
    size: Math.max(7.5, 13 * scale),
    leastSize: 7,
    lines: linesOf(part, 4),
    weight: 'strong',
    about: 'venueName',
  });
  const address = setter.text(setter.has('VENUE_ADDRESS') ? ticket.venueAddress : '', width, {
    size: Math.max(6.5, 10.5 * scale),
    leastSize: 6,
    lines: linesOf(part, 3),
    colour: setter.palette.soft,
    about: 'venueAddress',
  });
  return stack([venue, address], 3 * scale);
}

/** Sets block, row and seat in a size that staff at the door can read. */
export function setSeat(part: Part): Block {
  const { setter, ticket, width, scale } = part;
  const { words, palette, direction } = setter;
  const { block, row: line, seat } = ticket.seat ?? { block: '', row: '', seat: '' };
  const places: readonly (readonly [label: string, value: string, share: number])[] =
    line === '' && seat === ''
      ? [[block === '' ? '' : words.block, block === '' ? words.noSeat : block, 1]]
      : [
          [words.block, block, block.length > 8 ? 2 : 1.2],
          [words.row, line, 1],
          [words.seat, seat, 1],
        ];
  const shown = places.filter(([, value]) => value !== '');
  const padding = { x: 14 * scale, y: 9 * scale };
  const gap = 16 * scale;
  const total = shown.reduce((sum, [, , share]) => sum + share, 0);
  const room = width - padding.x * 2 - gap * (shown.length - 1);
  const labelSize = toLabelSize(scale);
  const style = {
    labelSize,
    size: Math.max(8, 25 * scale),
    leastSize: 8,
    lines: linesOf(part, 2),
    weight: 'strong',
    leading: 1.15,
    about: 'seat',
  } as const;
  const cells = shown.map(([label, value, share]) => {
    const own = (room * share) / total;
    const block = label === '' ? setter.text(value, own, { ...style, size: Math.max(8, 18 * scale) }) : undefined;
    return { width: own, block: block ?? setter.labelled(label, value, own, style) ?? blank(0) };
  });
  const content = row(cells, { gap, direction });
  return pad(content, padding, (ink, x, y) => {
    const box = { x, y, width, height: content.height + padding.y * 2 };
    ink.roundRect(box, 6 * scale, { fill: palette.tint });
    if (palette.tint === '#ffffff') ink.roundRect(box, 6 * scale, { stroke: palette.line, width: 1 });
  });
}

/**
 * Sets ticket, price, name and order in columns, each only where the promoter shows it (TICKET_FIELDS). Returns
 * undefined if none is shown.
 */
export function setFacts(part: Part, columns: number): Block | undefined {
  const { setter, ticket, width, scale } = part;
  const { words, direction } = setter;
  const facts = [
    { field: 'TICKET_TYPE', label: words.ticketType, value: ticket.ticketType, about: 'ticketType' },
    { field: 'PRICE', label: words.price, value: ticket.amountText, about: 'amountText' },
    { field: 'HOLDER', label: words.holder, value: ticket.holder, about: 'holder' },
    { field: 'ORDER_ID', label: words.order, value: ticket.orderId, about: 'orderId' },
  ] as const;
  const gap = 14 * scale;
  const own = (width - gap * (columns - 1)) / columns;
  const size = Math.max(7, 11.5 * scale);
  const labelSize = toLabelSize(scale);
  const cells = facts
    .filter(({ field }) => setter.has(field))
    .map(({ label, value, about }) =>
      setter.labelled(label, value, own, { labelSize, size, leastSize: 6, lines: linesOf(part, 3), about }),
    )
    .filter((block): block is Block => block !== undefined)
    .map((block) => ({ width: own, block }));
  const rows: Block[] = [];
  for (let at = 0; at < cells.length; at += columns) rows.push(row(cells.slice(at, at + columns), { gap, direction }));
  return rows.length === 0 ? undefined : stack(rows, 10 * scale);
}

/**
 * Sets notes for the holder, such as a restricted view. They are bold, because holders who overlook one complain later.
 */
export function setRemarks(part: Part): Block | undefined {
  const { setter, ticket, width, scale } = part;
  const text = ticket.remarks.filter(Boolean).join(' · ');
  const size = Math.max(6.5, 10.5 * scale);
  return setter.text(text, width, { size, leastSize: 6, lines: linesOf(part, 2), weight: 'strong', about: 'remarks' });
}

const toLabelSize = (scale: number): number => Math.max(6, 8.5 * scale);

interface BarcodeStyle {
  height: number;
  dot?: number;
  /** The position in its width. At the start, the quiet zone may extend beyond the edge. */
  align?: 'start' | 'middle';
}

/**
 * Sets the barcode above its value as text, or the text alone where the barcode cannot be drawn. Warns of barcodes that
 * scanners may not read.
 */
export function setBarcode(
  { setter, ticket, width, scale }: Part,
  { height, dot, align = 'middle' }: BarcodeStyle,
): Block {
  const { kind, value } = ticket.barcode;
  const placed = placeBarcode(kind, value, dot === undefined ? { width, height } : { width, height, dot });
  if (!placed) setter.warn('BARCODE_UNREADABLE', 'barcode');
  else if (!placed.isLargeEnough) setter.warn('BARCODE_TOO_SMALL', 'barcode');
  else if (!placed.isQuiet) setter.warn('QUIET_ZONE_TOO_SMALL', 'barcode');
  const style = { size: Math.max(7, 10 * scale), leastSize: 5, lines: 1, align } as const;
  const text = setter.has('BARCODE_TEXT') || !placed ? setter.text(value, width, style) : undefined;
  const indent = (rest: number, quiet: number) => {
    if (align === 'middle') return rest / 2;
    return setter.direction === 'rtl' ? rest + quiet : -quiet;
  };
  const picture: Block | undefined = placed && {
    height: placed.height,
    draw: (ink: Ink, x, y) =>
      ink.tag({ type: 'Figure', alt: setter.words.barcodeAlt(value) }, () =>
        placed.draw(ink, x + indent(width - placed.width, placed.quiet), y),
      ),
  };
  return stack([picture, text], isWide(kind) ? 4 * scale : 0);
}

/**
 * Sets the sentence about admission. Its colour is soft and it may shrink to 5.5 points, because the barcode matters
 * more.
 */
export const setAdvice = ({ setter, width, scale }: Part, align: 'start' | 'middle' = 'start'): Block | undefined =>
  setter.text(setter.words.atTheDoor, width, {
    size: Math.max(6, 10 * scale),
    leastSize: 5.5,
    lines: 4,
    colour: setter.palette.soft,
    align,
  });

/** Sets the sponsor's picture in the middle; undefined where there is none. */
export function setSponsor({ setter, width }: Part, height: number): Block | undefined {
  const picture = setter.picture('SPONSOR');
  if (!picture) return undefined;
  const placed = placePicture(setter, picture, { width, height, type: 'SPONSOR' });
  const middle = (width - Math.min(width, (height * picture.width) / picture.height)) / 2;
  return {
    height: placed.height,
    draw: (ink, x, y) => paintPicture(ink, picture, { x: x + middle, y, ...placed.size }),
  };
}
