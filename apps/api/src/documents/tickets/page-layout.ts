import type { TermsRoom } from './terms.ts';
import type { TicketDesign } from './ticket-sheet.ts';

/** The layout of the pages of a design, in points. */
export interface PageLayout {
  face: 'tall' | 'wide' | 'roll' | 'phone';
  width: number;
  /** undefined for a page as high as its content, but at least `leastHeight`. */
  height: number | undefined;
  leastHeight: number;
  slots: number;
  margin: { x: number; y: number };
  /** The width of a ticket, and its maximum height with the terms below it. */
  inner: number;
  most: number;
  /** Terms that fit in this room are below the ticket, all others at the end of the file. */
  terms: TermsRoom;
  endTerms: TermsRoom;
}

/** The widths and heights of sheets, in points. */
export const SHEETS = { A4: [595.28, 841.89], LETTER: [612, 792] } as const;
/** 80 mm, of which receipt printers can print 72. */
const ROLL = { face: 'roll', width: 226.77, margin: 11.34, leastHeight: 0, sizes: [7, 6.5] } as const;
const WALLET = { face: 'phone', width: 360, margin: 12, leastHeight: 640, sizes: [8.5, 8] } as const;
/** The maximum length of a page in points. PDF allows 200 inches (PDF 1.7, annex C). */
const PAGE_HEIGHT_MAX = 14_000;
/** The room for terms below a ticket of a strip, which is about a paragraph. */
const STRIP_TERMS = 180;
const HEADING_ROOM = 40;

export function layOut({ paper, ticketsPerPage }: TicketDesign): PageLayout {
  if (paper === 'ROLL_80') return layOutStrip(ROLL);
  if (paper === 'WALLET') return layOutStrip(WALLET);
  const [width, height] = SHEETS[paper];
  const margin = ticketsPerPage === 1 ? { x: 36, y: 36 } : { x: 32, y: 15 };
  const inner = width - margin.x * 2;
  const most = height / ticketsPerPage - margin.y * 2;
  const room = { width: inner, columns: 2 };
  const below = {
    1: { ...room, height: most / 2, sizes: [8, 7.5, 7, 6.5] },
    2: { ...room, height: 64, sizes: [7, 6.5, 6] },
    4: { ...room, height: 16, sizes: [6, 5.5] },
  };
  return {
    face: ticketsPerPage === 1 ? 'tall' : 'wide',
    width,
    height,
    leastHeight: 0,
    slots: ticketsPerPage,
    margin,
    inner,
    most,
    terms: below[ticketsPerPage],
    endTerms: { ...room, height: height - margin.y * 2 - HEADING_ROOM, sizes: [8.5] },
  };
}

function layOutStrip({ face, width, margin, leastHeight, sizes }: typeof ROLL | typeof WALLET): PageLayout {
  const inner = width - margin * 2;
  return {
    face,
    width,
    height: undefined,
    leastHeight,
    slots: 1,
    margin: { x: margin, y: margin },
    inner,
    most: PAGE_HEIGHT_MAX,
    terms: { width: inner, height: STRIP_TERMS, columns: 1, sizes },
    endTerms: { width: inner, height: PAGE_HEIGHT_MAX - HEADING_ROOM, columns: 1, sizes },
  };
}
