import { pickLanguage } from '#texts/pick-language.ts';
import { type Block, stack } from './block.ts';
import { setTicket } from './faces/set-ticket.ts';
import { Ink } from './ink.ts';
import type { OpenSheet } from './open-designs.ts';
import { SHEETS } from './page-layout.ts';
import { drawSample } from './sample.ts';
import { PageSurface } from './surfaces.ts';
import type { TicketSetter } from './ticket-setter.ts';
import type { TicketSheet, TicketWarning } from './ticket-sheet.ts';

const [WIDTH, HEIGHT] = SHEETS.A4;
const PAGE = { width: WIDTH, height: HEIGHT, margin: 36 };
const COLUMNS = 2;
const GAP = 24;
const CELL = (PAGE.width - PAGE.margin * 2 - GAP * (COLUMNS - 1)) / COLUMNS;
/** The maximum height of a ticket, which lets two rows fit on a page. */
const TICKET_HEIGHT_MAX = (PAGE.height - PAGE.margin * 2 - GAP - 50) / 2;
const GOOD = '#0b6b45';
const BAD = '#b42335';

interface Proof extends OpenSheet {
  sheet: TicketSheet;
}

/** Draws every ticket small on shared pages, each below its caption and its warnings in words. */
export function drawProof(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  { sheet, designs, plain }: Proof,
): TicketWarning[] {
  const found: TicketWarning[] = [];
  const top = openPage(document, root, plain, sheet.title);
  let row = { y: top, height: 0 };
  for (const [index, ticket] of sheet.tickets.entries()) {
    const design = designs[ticket.design];
    if (!design) throw new RangeError(`Ticket ${index} names design ${ticket.design} of ${designs.length}`);
    const { setter, layout } = design;
    const { block, warnings } = setTicket(design, ticket);
    for (const warning of warnings) found.push({ ticket: index, ...warning });
    const head = setCaption(plain, ticket.caption, warnings);
    const scale = Math.min(CELL / layout.inner, (TICKET_HEIGHT_MAX - head.height) / block.height);
    const column = index % COLUMNS;
    const height = head.height + 6 + block.height * scale;
    if (column === 0) row = { y: index === 0 ? top : row.y + row.height + GAP, height: 0 };
    if (row.y + height > PAGE.height - PAGE.margin) {
      document.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
      row = { y: PAGE.margin, height: 0 };
    }
    const { culture } = setter.design;
    const element = document.struct('Sect', culture === sheet.culture ? {} : { lang: culture });
    root.add(element);
    const ink = new Ink(new PageSurface(document, element));
    const x = PAGE.margin + column * (CELL + GAP);
    head.draw(ink, x, row.y);
    ink.isolate(() => {
      ink.raw(`${scale.toFixed(4)} 0 0 ${scale.toFixed(4)} ${x.toFixed(2)} ${(row.y + head.height + 6).toFixed(2)} cm`);
      block.draw(ink, 0, 0);
      drawSample(document, ink, setter, { x: 0, y: 0, width: layout.inner, height: block.height });
    });
    ink.flush();
    element.end();
    row.height = Math.max(row.height, height);
  }
  return found;
}

function openPage(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  plain: TicketSetter,
  title: string,
): number {
  document.addPage({ size: [PAGE.width, PAGE.height], margin: 0 });
  const width = PAGE.width - PAGE.margin * 2;
  const heading = plain.text(title, width, { size: 16, leastSize: 9, lines: 2, weight: 'strong', tag: 'H1' });
  const element = document.struct('Sect');
  root.add(element);
  const ink = new Ink(new PageSurface(document, element));
  heading?.draw(ink, PAGE.margin, PAGE.margin);
  ink.flush();
  element.end();
  return PAGE.margin + (heading?.height ?? 0) + 14;
}

function setCaption(plain: TicketSetter, caption: string, warnings: readonly Omit<TicketWarning, 'ticket'>[]): Block {
  const { proofs, mails } = pickLanguage(plain.design.culture);
  const { noWarnings, warnings: words, abouts } = proofs;
  const nouns = new Map(Object.entries(abouts));
  const title = plain.text(caption, CELL, { size: 10, leastSize: 7, lines: 2, weight: 'strong', tag: 'H2' });
  const texts = new Map<string, string[]>();
  for (const { code, about } of warnings)
    texts.set(code, [...(texts.get(code) ?? []), ...(about === undefined ? [] : [nouns.get(about) ?? ''])]);
  const style = { size: 8, leastSize: 6.5, lines: 3 } as const;
  const lines = Object.entries(words)
    .filter(([code]) => texts.has(code))
    .map(([code, text]) => {
      const about = texts.get(code)?.filter(Boolean).join(', ') ?? '';
      return plain.text(about === '' ? text : mails.labelled(text, about), CELL, { ...style, colour: BAD });
    });
  const good = lines.length === 0 ? [plain.text(noWarnings, CELL, { ...style, colour: GOOD })] : lines;
  return stack([title, ...good], 1);
}
