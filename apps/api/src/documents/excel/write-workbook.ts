import { DAY_MS } from '#time/zones.ts';
import { ByteSink } from '../byte-sink.ts';
import { giveWay } from '../give-way.ts';
import { contentTypes, mainRelations, relations, startSheet, styles, workbook, writeText } from './workbook-xml.ts';
import { writeZip, type ZipPart } from './write-zip.ts';

/** A `Date` is a day; a text stays one whatever it begins with. */
export type SheetCell = string | number | Date | null;

export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  /** Hands over each row, and rests after each part of them. */
  pass(take: (cells: readonly SheetCell[]) => void): AsyncIterable<unknown> | Iterable<unknown>;
}

interface SheetColumn {
  header: string;
  width: number;
  /** Of the numbers and days in it. */
  format?: string | undefined;
}

/**
 * Sheets as a workbook in pieces, one after the other as their rows come; none of them is held. The head of each stays in
 * sight. What a sheet cannot hold goes on in another one of the same name, numbered. Our own, because no library streams
 * more than one sheet (docs/adr/0021).
 */
export const writeWorkbook = (sheets: readonly Sheet[], fullAt = FULL_AT): AsyncGenerator<Uint8Array> =>
  writeZip(listParts(sheets, fullAt));

/** A sheet holds 1,048,576 rows; a part of them that begins below this fits in too. */
const FULL_AT = 1_000_000;

async function* listParts(sheets: readonly Sheet[], fullAt: number): AsyncGenerator<ZipPart> {
  const looks = new Looks();
  const names: string[] = [];
  for (const sheet of sheets) {
    const page = new Page(sheet, looks);
    const parts = inTurn(sheet, page);
    try {
      for (let turn = 1; !page.isDone; turn++) {
        names.push(nameSheet(sheet.name, turn, names));
        yield { path: `xl/worksheets/sheet${names.length}.xml`, bytes: page.write(parts, fullAt) };
      }
    } finally {
      await parts.return(undefined);
    }
  }
  const texts = {
    'xl/styles.xml': styles(looks.formats),
    'xl/workbook.xml': workbook(names),
    'xl/_rels/workbook.xml.rels': relations(names.length),
    '_rels/.rels': mainRelations(),
    '[Content_Types].xml': contentTypes(names.length),
  };
  for (const [path, text] of Object.entries(texts)) yield { path, bytes: once(Buffer.from(text)) };
}

/** Begun when the head is written, whatever the sheet does before its first rest. */
async function* inTurn(sheet: Sheet, page: Page): AsyncGenerator<unknown> {
  yield* sheet.pass((cells) => page.add(cells));
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const LONGEST_NAME = 31;

/** As spreadsheets take it: short, without their own signs, and none twice. */
function nameSheet(wanted: string, turn: number, taken: readonly string[]): string {
  const name = wanted.replace(/[[\]:*?/\\]/g, ' ').replace(/^'+|'+$/g, '');
  const end = turn === 1 ? '' : ` ${turn}`;
  const found = `${name.slice(0, LONGEST_NAME - end.length).trim()}${end}`;
  return taken.includes(found) ? nameSheet(wanted, turn + 1, taken) : found;
}

/** How cells can look: 0 is plain, 1 the head, the others are formats, numbered as they come. */
class Looks {
  readonly formats: string[] = [];

  /** The attribute of a cell in this format. */
  write(format: string): string {
    if (!this.formats.includes(format)) this.formats.push(format);
    return ` s="${this.formats.indexOf(format) + 2}"`;
  }
}

const HEAD_LOOK = ' s="1"';
const DAY_FORMAT = 'yyyy-mm-dd';
/** Days are counted from the last but one of 1899. */
const DAY_0 = 25_569;

/** The rows of a sheet, on as many sheets as they need. */
class Page {
  readonly #sink = new ByteSink();
  readonly #sheet: Sheet;
  readonly #places: readonly string[];
  readonly #heads: readonly string[];
  readonly #looks: readonly string[];
  readonly #dayLook: () => string;
  #row = 0;
  isDone = false;

  constructor(sheet: Sheet, looks: Looks) {
    this.#sheet = sheet;
    this.#places = sheet.columns.map((_, at) => nameColumn(at));
    this.#heads = sheet.columns.map(() => HEAD_LOOK);
    this.#looks = sheet.columns.map(({ format }) => (format === undefined ? '' : looks.write(format)));
    this.#dayLook = () => looks.write(DAY_FORMAT);
  }

  /** As many of its rows as one sheet holds. */
  async *write(parts: AsyncGenerator<unknown>, fullAt: number): AsyncGenerator<Uint8Array> {
    const { columns } = this.#sheet;
    this.#sink.write(startSheet(columns));
    this.#row = 0;
    this.#writeRow(
      columns.map(({ header }) => header),
      this.#heads,
    );
    while (!this.isDone && this.#row < fullAt) {
      yield this.#sink.take();
      await giveWay();
      this.isDone = (await parts.next()).done === true;
    }
    this.#sink.write('</sheetData></worksheet>');
    yield this.#sink.take();
  }

  add(cells: readonly SheetCell[]): void {
    this.#writeRow(cells, this.#looks);
  }

  #writeRow(cells: readonly SheetCell[], looks: readonly string[]): void {
    const row = ++this.#row;
    let line = `<row r="${row}">`;
    for (let at = 0; at < cells.length; at++) {
      const cell = cells[at] ?? null;
      if (cell === null) continue;
      const head = `<c r="${this.#places[at]}${row}"`;
      if (typeof cell === 'string') line += `${head}${looks[at]} t="inlineStr"><is>${writeText(cell)}</is></c>`;
      else if (typeof cell === 'number') line += `${head}${looks[at]}><v>${cell}</v></c>`;
      else line += `${head}${looks[at] || this.#dayLook()}><v>${cell.getTime() / DAY_MS + DAY_0}</v></c>`;
    }
    this.#sink.write(`${line}</row>`);
  }
}

/** A, B, … Z, AA, AB, … */
const nameColumn = (at: number): string =>
  (at >= 26 ? nameColumn(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
