import { type Brand, MARK, SCALES } from '@parterre/contract/wire/brands';
import type { Language } from '#texts/en-GB/language.ts';
import { pickLanguage } from '#texts/pick-language.ts';
import type { PdfSetup } from './open-document.ts';
import { PageFooters } from './page-footers.ts';
import { type PdfColumn, PdfTable } from './pdf-table.ts';

const SIZES = { 1: 18, 2: 12 } as const;
const TEXT_SIZE = 9;
const LABEL_WIDTH = 120;
const LOGO = { size: 16, gap: 6, textSize: 11, below: 14 };

/** Draws a report from top to bottom. A new page begins where the last one is full. */
export class Paper {
  readonly document: PDFKit.PDFDocument;
  readonly #root: PDFKit.PDFStructureElement;
  readonly #feet: PageFooters;
  readonly #words: Language['pdf'];
  #lacksLetters = false;

  constructor(document: PDFKit.PDFDocument, setup: PdfSetup) {
    this.document = document;
    this.#words = pickLanguage(setup.culture).pdf;
    this.#root = document.struct('Document');
    document.addStructure(this.#root);
    this.#feet = new PageFooters(document, setup.footer, this.#words);
    this.addPage();
    this.#drawLetterhead(setup.brand);
  }

  get width(): number {
    const { page } = this.document;
    return page.width - page.margins.left - page.margins.right;
  }

  heading(text: string, level: 1 | 2 = 1): void {
    this.#block(`H${level}`, text, { font: 'strong', size: SIZES[level], gap: level === 1 ? 8 : 4 });
  }

  paragraph(text: string): void {
    this.#block('P', text, { font: 'regular', size: TEXT_SIZE, gap: 4 });
  }

  /** Draws pairs of a name and a value. Pairs without a value are left out. */
  facts(pairs: readonly (readonly [name: string, value: string])[]): void {
    const table = new PdfTable(this, [
      { title: '', width: LABEL_WIDTH, isName: true },
      { title: '', width: this.width - LABEL_WIDTH },
    ]);
    for (const pair of pairs) if (pair[1] !== '') table.addRow(pair);
    table.end();
  }

  /** Starts a table whose header every page repeats. Column widths are shares of the page. */
  table(columns: readonly PdfColumn[]): PdfTable {
    return new PdfTable(this, columns);
  }

  /** Begins a page unless this much room is left. Returns whether it did. */
  makeRoom(height: number): boolean {
    const { document } = this;
    if (document.y + height <= document.page.maxY()) return false;
    this.addPage();
    return true;
  }

  addPage(): void {
    this.document.addPage();
    this.#feet.draw();
  }

  openElement(type: string): PDFKit.PDFStructureElement {
    const element = this.document.struct(type);
    this.#root.add(element);
    return element;
  }

  /**
   * Draws a text at the document's position. Characters that the font lacks become boxes, and keep their text for
   * screen readers and copying.
   */
  write(text: string, options: PDFKit.Mixins.TextOptions): void {
    if (!writeText(this.document, text, options)) this.#lacksLetters = true;
  }

  end(): void {
    if (this.#lacksLetters) this.paragraph(this.#words.boxes);
    this.#root.end();
    this.#feet.end();
    this.document.end();
  }

  #drawLetterhead({ displayName, mark, colour }: Brand): void {
    const { document } = this;
    const { left, top } = document.page.margins;
    document.markContent('Artifact', { type: 'Layout' });
    document
      .save()
      .translate(left, top)
      .scale(LOGO.size / MARK.viewBox);
    document
      .path(mark)
      .lineWidth(MARK.strokeWidth)
      .lineCap('round')
      .lineJoin('round')
      .strokeColor(SCALES[colour][600])
      .stroke();
    document.restore();
    document.endMarkedContent();
    const element = this.openElement('P');
    const content = document.markStructureContent('P');
    document.font('strong').fontSize(LOGO.textSize).fillColor(SCALES[colour][700]);
    document.text(displayName, left + LOGO.size + LOGO.gap, top + 1, { lineBreak: false });
    document.endMarkedContent();
    element.add(content).end();
    document.x = left;
    document.y = top + LOGO.size + LOGO.below;
  }

  #block(type: string, text: string, look: { font: string; size: number; gap: number }): void {
    const { document } = this;
    document.font(look.font).fontSize(look.size);
    const height = document.heightOfString(text, { width: this.width });
    this.makeRoom(height);
    const element = this.openElement(type);
    const content = document.markStructureContent(type);
    document.fillColor('black');
    const top = document.y;
    document.x = document.page.margins.left;
    this.write(text, { width: this.width, height: document.page.maxY() - top, ellipsis: true });
    document.endMarkedContent();
    element.add(content).end();
    document.y = top + height + look.gap;
  }
}

/**
 * Draws a text in the document's font. Returns whether the font has all of its characters; boxes replace the others.
 */
function writeText(document: PDFKit.PDFDocument, text: string, options: PDFKit.Mixins.TextOptions): boolean {
  const shown = showLetters(document, text);
  if (shown === text) {
    document.text(text, options);
    return true;
  }
  document.markContent('Span', { actual: text });
  document.text(shown, options);
  document.endMarkedContent();
  return false;
}

function showLetters({ _font: { font } }: PDFKit.PDFDocument, text: string): string {
  let shown = '';
  for (const letter of text)
    shown += letter === '\n' || font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) ? letter : '□';
  return shown;
}
