import { openDocument } from '../pdf/open-document.ts';
import { drawProof } from './draw-proof.ts';
import { setTicket } from './faces/set-ticket.ts';
import { Ink } from './ink.ts';
import { type OpenDesign, openDesigns } from './open-designs.ts';
import type { PageLayout } from './page-layout.ts';
import { drawSample } from './sample.ts';
import { PageSurface } from './surfaces.ts';
import { withHeading } from './terms.ts';
import type { RenderedTickets, TicketDesign, TicketSheet, TicketWarning } from './ticket-sheet.ts';

/** Draws tickets as one tagged PDF. The work is CPU-bound, so `renderTickets` does it in a process of its own. */
export async function drawTickets(sheet: TicketSheet): Promise<RenderedTickets> {
  const { default: PdfKit } = await import('pdfkit');
  const document = openDocument(PdfKit, sheet);
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => void chunks.push(chunk));
  const end = new Promise((resolve, reject) => document.on('end', resolve).on('error', reject));
  const root = document.struct('Document');
  document.addStructure(root);
  const { designs, plain } = openDesigns(document, sheet);
  const warnings =
    sheet.purpose === 'PROOF'
      ? drawProof(document, root, { sheet, designs, plain })
      : drawPages(document, root, sheet, designs);
  drawEndTerms(document, root, sheet, designs);
  root.end();
  document.end();
  await end;
  // Memory peaks here, because the file is copied twice on its way to the server.
  globalThis.gc?.();
  return { pdf: Buffer.concat(chunks), warnings };
}

const TICKETS_BETWEEN_COLLECTIONS = 200;

function drawPages(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  sheet: TicketSheet,
  designs: readonly OpenDesign[],
): TicketWarning[] {
  const warnings: TicketWarning[] = [];
  let page: { layout: PageLayout; used: number } | undefined;
  for (const [index, ticket] of sheet.tickets.entries()) {
    const design = designs[ticket.design];
    if (!design) throw new RangeError(`Ticket ${index} names design ${ticket.design} of ${designs.length}`);
    const { setter, layout } = design;
    const placed = setTicket(design, ticket);
    for (const warning of placed.warnings) warnings.push({ ticket: index, ...warning });
    if (!page || page.used === page.layout.slots || !isSameLayout(page.layout, layout)) {
      addPage(document, layout, placed.block.height);
      page = { layout, used: 0 };
    }
    const element = document.struct('Sect', setter.design.culture === sheet.culture ? {} : langOf(setter.design));
    root.add(element);
    const ink = new Ink(new PageSurface(document, element));
    const top = ((layout.height ?? 0) / layout.slots) * page.used + layout.margin.y;
    if (page.used > 0) drawCut(ink, layout, top - layout.margin.y);
    placed.block.draw(ink, layout.margin.x, top);
    if (sheet.purpose === 'SAMPLE')
      drawSample(document, ink, setter, { ...boxOf(layout, top), height: placed.block.height });
    ink.flush();
    element.end();
    page.used++;
    // V8 would rather take new memory than collect garbage, so it is collected explicitly where that is enabled.
    if (index % TICKETS_BETWEEN_COLLECTIONS === 0) globalThis.gc?.();
  }
  return warnings;
}

const langOf = ({ culture }: TicketDesign) => ({ lang: culture });
const boxOf = ({ margin, inner }: PageLayout, y: number) => ({ x: margin.x, y, width: inner });

/** Returns whether tickets of two designs can share a sheet. */
const isSameLayout = (one: PageLayout, other: PageLayout): boolean =>
  one.slots === other.slots && one.width === other.width && one.height === other.height;

function addPage(document: PDFKit.PDFDocument, layout: PageLayout, height: number): void {
  const own = layout.height ?? Math.max(layout.leastHeight, height + layout.margin.y * 2);
  document.addPage({ size: [layout.width, own], margin: 0 });
}

function drawCut(ink: Ink, { width }: PageLayout, y: number): void {
  ink.line([0, y], [width, y], { colour: '#9aa2af', width: 0.5, dash: [3, 4] });
}

/** Draws the terms that do not fit on their tickets, once for each design with terms of its own. */
function drawEndTerms(
  document: PDFKit.PDFDocument,
  root: PDFKit.PDFStructureElement,
  sheet: TicketSheet,
  designs: readonly OpenDesign[],
): void {
  const drawn = new Set<string>();
  for (const { setter, layout, endTerms } of designs) {
    const { culture, terms } = setter.design;
    const key = `${layout.width} ${culture} ${terms}`;
    if (endTerms.length === 0 || drawn.has(key)) continue;
    drawn.add(key);
    const element = document.struct('Sect', culture === sheet.culture ? {} : langOf(setter.design));
    root.add(element);
    for (const page of endTerms) {
      const block = withHeading(setter, layout.inner, page);
      addPage(document, layout, block.height);
      const ink = new Ink(new PageSurface(document, element));
      block.draw(ink, layout.margin.x, layout.margin.y);
      ink.flush();
    }
    element.end();
  }
}
