import type { Box, Ink } from './ink.ts';
import type { TicketSetter } from './ticket-setter.ts';

const COLOUR = '#b42335';
const OPACITY = 0.2;

/** Draws a word from corner to corner over a ticket that admits nobody. */
export function drawSample(document: PDFKit.PDFDocument, ink: Ink, setter: TicketSetter, box: Box): void {
  const diagonal = Math.hypot(box.width, box.height);
  const angle = -Math.atan2(box.height, box.width);
  const size = Math.min(120, box.height * 0.6);
  // Not bold: the outline that makes Chinese letters bold would show through as a line around hollow letters.
  const word = setter.fit(setter.words.sample, diagonal * 0.8, { size, leastSize: 8, lines: 1 });
  const [cos, sin] = [Math.cos(angle).toFixed(5), Math.sin(angle).toFixed(5)];
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  ink.fade(fadeOf(document), () => {
    ink.raw(`${cos} ${sin} ${-Number(sin)} ${cos} ${x.toFixed(2)} ${y.toFixed(2)} cm`);
    const place = { x: -diagonal / 2, y: -word.height / 2, width: diagonal };
    ink.text(word, place, { colour: COLOUR, align: 'middle' });
  });
  const notice = setter.fit(setter.words.sampleText, box.width, { size: 7, lines: 1, leastSize: 5 });
  ink.tag({ type: 'P' }, () =>
    ink.text(notice, { ...box, y: box.y - notice.height }, { colour: COLOUR, align: 'middle' }),
  );
}

const fades = new WeakMap<PDFKit.PDFDocument, PDFKit.PDFKitReference>();

function fadeOf(document: PDFKit.PDFDocument): PDFKit.PDFKitReference {
  const known = fades.get(document);
  if (known) return known;
  const state = document.ref({ Type: 'ExtGState', ca: OPACITY });
  state.end();
  fades.set(document, state);
  return state;
}
