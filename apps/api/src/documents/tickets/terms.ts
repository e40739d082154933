import { removeTurning } from '#texts/remove-turning.ts';
import { type Block, stack } from './block.ts';
import { readLines } from './ink.ts';
import { drawOnce } from './surfaces.ts';
import type { FittedText } from './text/fit-text.ts';
import type { TicketSetter } from './ticket-setter.ts';

export interface TermsRoom {
  width: number;
  height: number;
  columns: number;
  /** The possible sizes, the largest first. */
  sizes: readonly number[];
}

const COLUMN_GAP = 18;
const LEADING = 1.3;
/** Texts with at most this many lines are not split into columns. */
const FEW = 2;

/**
 * Sets the terms of a design as large as fits on one page of the room. At their minimum size they take as many pages as
 * they need. Each page is one drawing, however many tickets show it.
 */
export function setTerms(document: PDFKit.PDFDocument, setter: TicketSetter, room: TermsRoom): Block[] {
  const text = removeTurning(setter.design.terms)
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim();
  if (text === '') return [];
  const { columns } = room;
  const width = (room.width - COLUMN_GAP * (columns - 1)) / columns;
  const linesOf = ({ lineHeight }: FittedText) => Math.max(1, Math.floor(room.height / lineHeight));
  const fitAt = (size: number) => setter.fit(text, width, { size, leading: LEADING, about: 'terms' });
  const isOnePage = (fitted: FittedText) => Math.ceil(fitted.lines.length / columns) <= linesOf(fitted);
  // The smallest comes first: long terms, which take time to set, fit at no other size either.
  let fitted = fitAt(Math.min(...room.sizes));
  if (isOnePage(fitted))
    for (const size of room.sizes) {
      fitted = fitAt(size);
      if (isOnePage(fitted)) break;
    }
  if (columns > 1 && fitted.lines.length <= FEW) return setTerms(document, setter, { ...room, columns: 1 });
  const perPage = linesOf(fitted) * columns;
  const pages: Block[] = [];
  for (let at = 0; at < fitted.lines.length; at += perPage)
    pages.push(
      setPage(document, setter, { ...fitted, lines: fitted.lines.slice(at, at + perPage) }, { columns, width }),
    );
  return pages;
}

function setPage(
  document: PDFKit.PDFDocument,
  setter: TicketSetter,
  fitted: FittedText,
  { columns, width }: { columns: number; width: number },
): Block {
  const perColumn = Math.ceil(fitted.lines.length / columns);
  const size = { width: width * columns + COLUMN_GAP * (columns - 1), height: perColumn * fitted.lineHeight };
  const object = drawOnce(document, size, (ink) => {
    for (let column = 0; column < columns; column++) {
      const seen = setter.direction === 'rtl' ? columns - 1 - column : column;
      const lines = fitted.lines.slice(column * perColumn, (column + 1) * perColumn);
      const box = { x: seen * (width + COLUMN_GAP), y: 0, width };
      ink.text({ ...fitted, lines }, box, { colour: setter.palette.soft });
    }
  });
  const actual = readLines(fitted.lines);
  return {
    height: size.height,
    draw: (ink, x, y) => ink.tag({ type: 'P', actual }, () => ink.show(`X${object.id}`, object, [1, 0, 0, 1, x, y])),
  };
}

/** Adds the heading to a page of terms. */
export function withHeading(setter: TicketSetter, width: number, page: Block): Block {
  const style = { size: 8.5, leastSize: 6, lines: 1, weight: 'strong', tag: 'H2' } as const;
  return stack([setter.text(setter.words.terms, width, style), page], 3);
}
