import type { Language } from '#texts/en-GB/language.ts';
import { FOOTER, MARGIN } from './open-document.ts';

const SIZE = 8;
const GREY = '#555555';
/** The room for the number of pages, which is known only when the last page is drawn. */
const TOTAL_WIDTH = 20;

/**
 * Draws the footers of all pages. Pages are sent before their number is known, so they all refer to one drawing that is
 * written at the end.
 */
export class PageFooters {
  readonly #document: PDFKit.PDFDocument;
  readonly #text: string;
  readonly #words: Language['pdf'];
  readonly #total: PDFKit.PDFKitReference;
  #pages = 0;

  constructor(document: PDFKit.PDFDocument, text: string, words: Language['pdf']) {
    this.#document = document;
    this.#text = text;
    this.#words = words;
    document.font('regular');
    this.#total = document.ref({
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, -SIZE, TOTAL_WIDTH * 2, SIZE * 2],
      Resources: { Font: { Inter: document._font.ref() } },
    });
  }

  draw(): void {
    const document = this.#document;
    this.#pages++;
    const { width, height, margins } = document.page;
    const top = height - MARGIN - FOOTER / 3;
    document.markContent('Artifact', { type: 'Pagination' });
    document.font('regular').fontSize(SIZE).fillColor(GREY);
    const number = `${this.#words.page} ${this.#pages} ${this.#words.of} `;
    const left = width - margins.right - TOTAL_WIDTH - document.widthOfString(number);
    const line = { height: SIZE * 2, lineBreak: false } as const;
    document.text(this.#text, margins.left, top, { ...line, width: left - margins.left - SIZE, ellipsis: true });
    document.text(number, left, top, line);
    this.#showTotal(width - margins.right - TOTAL_WIDTH, top);
    document.endMarkedContent();
    document.x = margins.left;
    document.y = margins.top;
  }

  #showTotal(x: number, top: number): void {
    const document = this.#document;
    const baseline = top + (SIZE * ASCENT) / 1000;
    document.page.xobjects.Total = this.#total;
    document.save().transform(1, 0, 0, -1, x, baseline).addContent('/Total Do');
    document.restore();
  }

  end(): void {
    this.#document.font('regular');
    const [codes] = this.#document._font.encode(String(this.#pages));
    this.#total.end(`BT /Inter ${SIZE} Tf <${codes.join('')}> Tj ET`);
  }
}

/** Inter's ascent in thousandths of its size: the distance from the top of a text to its baseline. */
const ASCENT = 969;
