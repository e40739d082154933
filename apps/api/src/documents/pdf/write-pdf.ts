import { setImmediate as nextTurn } from 'node:timers/promises';
import { loadFonts } from './fonts.ts';
import { openDocument, type PdfSetup } from './open-document.ts';
import { Paper } from './paper.ts';

/**
 * Writes a PDF in pieces: A4 under the logo of the brand, tagged for screen readers (PDF/UA), fonts embedded, pages
 * numbered 'n of m'. `draw` yields where the drawn part may be sent and other requests may run. Only the last page is
 * kept in memory.
 */
export async function* writePdf(
  setup: PdfSetup,
  draw: (paper: Paper) => Iterable<void> | AsyncIterable<void>,
): AsyncGenerator<Uint8Array> {
  // The library is loaded with the first file, because it is large.
  const { default: PdfKit } = await import('pdfkit');
  const { regular, strong } = await loadFonts();
  const document = openDocument(PdfKit, { ...setup, brandName: setup.brand.displayName });
  document.registerFont('regular', regular).registerFont('strong', strong);
  const paper = new Paper(document, setup);
  for await (const _ of draw(paper)) {
    for (let piece = document.read(); piece !== null; piece = document.read()) yield piece;
    await nextTurn();
  }
  paper.end();
  for await (const piece of document) yield piece;
}
