import { once } from 'node:events';
import barcodes from 'bwip-js/node';
import PdfKit from 'pdfkit';
import { loadFonts } from '../../apps/api/src/documents/pdf/fonts.ts';
import type { RenderedTickets, Ticket, TicketSheet } from '../../apps/api/src/documents/tickets/ticket-sheet.ts';
import { answerTasks } from '../../apps/api/src/workers/answer-tasks.ts';

/** The options of the product, which the library's types lack. */
const QR_OPTIONS: Record<string, unknown> = { eclevel: 'M' };

/** Does the least work: the same texts and barcodes by the bare libraries, one page per ticket, without PDF tags. */
answerTasks(async ({ tickets, designs }: TicketSheet): Promise<RenderedTickets> => {
  const { regular, strong } = await loadFonts();
  const document = new PdfKit({ size: 'A4', autoFirstPage: false });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => void chunks.push(chunk));
  document.registerFont('regular', regular).registerFont('strong', strong);
  for (const ticket of tickets) drawBare(document, ticket, designs[0]?.terms ?? '');
  document.end();
  await once(document, 'end');
  return { pdf: Buffer.concat(chunks), warnings: [] };
});

function drawBare(document: PDFKit.PDFDocument, ticket: Ticket, terms: string): void {
  document.addPage();
  document.font('strong').fontSize(28).text(ticket.eventName, 60, 60);
  const { block, row, seat } = ticket.seat ?? { block: '', row: '', seat: '' };
  const { number, holder, orderId, ticketType, amountText } = ticket;
  document.font('regular').fontSize(11);
  for (const line of [
    ticket.promoterName,
    `${number.at} of ${number.of}`,
    ticket.subtitle,
    ticket.dateText,
    ticket.timeText,
    ticket.doorsText,
    ticket.venueName,
    ticket.venueAddress,
    ...[`Block ${block}`, `Row ${row}`, `Seat ${seat}`],
    ...[`Ticket ${ticketType}`, `Price ${amountText}`, `Name ${holder}`, `Order ${orderId}`],
    ticket.barcode.value,
    terms,
  ])
    document.text(line);
  const [code] = barcodes.raw({ bcid: 'qrcode', text: ticket.barcode.value, ...QR_OPTIONS });
  if (!code || !('pixs' in code)) throw new Error('No barcode');
  for (const [at, isDark] of code.pixs.entries())
    if (isDark) document.rect(60 + (at % code.pixx) * 4, 500 + Math.floor(at / code.pixx) * 4, 4, 4);
  document.fill('black');
}
