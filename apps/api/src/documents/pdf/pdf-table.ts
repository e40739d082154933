export interface PdfColumn {
  title: string;
  /** The width in points, or as a share of the total of all columns. */
  width: number;
  align?: 'right';
  /** True if its cells are the headers of their rows. */
  isName?: true;
}

export type PdfCell = string | { box: true };

interface Sheet {
  readonly document: PDFKit.PDFDocument;
  readonly width: number;
  makeRoom(height: number): boolean;
  openElement(type: string): PDFKit.PDFStructureElement;
  write(text: string, options: PDFKit.Mixins.TextOptions): void;
}

const SIZE = 9;
const PAD = 4;
const LINE_GREY = '#bbbbbb';

/** A table whose header every page repeats. A row is never split between pages. */
export class PdfTable {
  readonly #paper: Sheet;
  readonly #columns: readonly PdfColumn[];
  readonly #element: PDFKit.PDFStructureElement;
  readonly #hasHeader: boolean;

  constructor(paper: Sheet, columns: readonly PdfColumn[]) {
    const wanted = columns.reduce((sum, { width }) => sum + width, 0);
    this.#paper = paper;
    this.#columns = columns.map((column) => ({ ...column, width: (column.width * paper.width) / wanted }));
    this.#hasHeader = columns.some(({ title }) => title !== '');
    this.#element = paper.openElement('Table');
    if (!this.#hasHeader) return;
    paper.makeRoom(this.#heightOf(this.#titles, 'strong') + SIZE * 3);
    this.#drawHeader(true);
  }

  addRow(cells: readonly PdfCell[], weight: 'regular' | 'strong' = 'regular'): void {
    const height = this.#heightOf(cells, weight);
    this.#makeRoom(height);
    this.#drawRow(cells, { weight, height, isHeader: false, isTagged: true });
  }

  /** Adds a heading for the rows below it, which is never the last row of a page. */
  addSection(text: string): void {
    const cells = this.#columns.map((_, index) => (index === 0 ? text : ''));
    const height = this.#heightOf(cells, 'strong');
    this.#makeRoom(height * 2.5);
    this.#drawRow(cells, { weight: 'strong', height, isHeader: false, isTagged: true });
  }

  end(): void {
    this.#element.end();
    this.#paper.document.y += SIZE;
  }

  get #titles(): string[] {
    return this.#columns.map(({ title }) => title);
  }

  #makeRoom(height: number): void {
    if (this.#paper.makeRoom(height) && this.#hasHeader) this.#drawHeader(false);
  }

  /** Draws the header. Screen readers read it once; on later pages it is decoration. */
  #drawHeader(isFirst: boolean): void {
    const height = this.#heightOf(this.#titles, 'strong');
    this.#drawRow(this.#titles, { weight: 'strong', height, isHeader: true, isTagged: isFirst });
  }

  #heightOf(cells: readonly PdfCell[], weight: string): number {
    const { document } = this.#paper;
    document.font(weight).fontSize(SIZE);
    const heights = cells.map((cell, index) =>
      typeof cell === 'string' ? document.heightOfString(cell || ' ', { width: this.#textWidth(index) }) : SIZE,
    );
    const { page } = document;
    const most = page.maxY() - page.margins.top - SIZE * 4;
    return Math.min(Math.max(SIZE, ...heights), most) + PAD * 2;
  }

  #textWidth = (index: number): number => (this.#columns[index]?.width ?? 0) - PAD * 2;

  #drawRow(cells: readonly PdfCell[], row: RowLook): void {
    const { document } = this.#paper;
    const top = document.y;
    let left = document.page.margins.left;
    const element = row.isTagged ? document.struct('TR') : undefined;
    if (element) this.#element.add(element);
    else document.markContent('Artifact', { type: 'Pagination' });
    for (const [index, column] of this.#columns.entries()) {
      this.#drawCell(cells[index] ?? '', { row, column, left, top, element });
      left += column.width;
    }
    if (element) element.end();
    else document.endMarkedContent();
    this.#drawLine(top + row.height, row.isHeader ? 'black' : LINE_GREY);
    document.x = document.page.margins.left;
    document.y = top + row.height;
  }

  #drawCell(cell: PdfCell, { row, column, left, top, element }: Place): void {
    const { document } = this.#paper;
    const draw = () => {
      if (typeof cell !== 'string') return drawBox(document, left + PAD, top + PAD);
      document.font(row.weight).fontSize(SIZE).fillColor('black');
      document.x = left + PAD;
      document.y = top + PAD;
      const width = column.width - PAD * 2;
      const height = row.height - PAD * 2;
      this.#paper.write(cell, { width, height, ellipsis: true, align: column.align ?? 'left' });
    };
    if (!element) {
      draw();
      return;
    }
    const isName = row.isHeader || column.isName === true;
    const type = isName ? 'TH' : 'TD';
    const tagged = document.struct(type, isName ? { scope: row.isHeader ? 'Column' : 'Row' } : {});
    element.add(tagged);
    if (typeof cell === 'string' && cell !== '') {
      const content = document.markStructureContent(type);
      draw();
      document.endMarkedContent();
      tagged.add(content);
    } else if (cell !== '') {
      document.markContent('Artifact', { type: 'Layout' });
      draw();
      document.endMarkedContent();
    }
    tagged.end();
  }

  #drawLine(y: number, color: string): void {
    const { document, width } = this.#paper;
    const { left } = document.page.margins;
    document.markContent('Artifact', { type: 'Layout' });
    document
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(0.5)
      .strokeColor(color)
      .stroke();
    document.endMarkedContent();
  }
}

interface RowLook {
  weight: string;
  height: number;
  isHeader: boolean;
  isTagged: boolean;
}

interface Place {
  row: RowLook;
  column: PdfColumn;
  left: number;
  top: number;
  element: PDFKit.PDFStructureElement | undefined;
}

const drawBox = (document: PDFKit.PDFDocument, x: number, y: number): void => {
  document
    .rect(x, y, SIZE + 2, SIZE + 2)
    .lineWidth(0.75)
    .strokeColor('black')
    .stroke();
};
