import { giveWay } from '#process/traffic.ts';
import { DAY_MS } from '#time/zones.ts';
import { ByteSink } from '../byte-sink.ts';
import { contentTypes, mainRelations, relations, startSheet, styles, workbook, writeText } from './workbook-xml.ts';
import { writeZip, type ZipPart } from './write-zip.ts';

/** A `Date` is written as a day, or in the format of its column. Text stays text whatever it begins with. */
export type SheetCell = string | number | Date | null;

export interface Sheet {
  name: string;
  columns: readonly SheetColumn[];
  /** Calls `take` with each row, and yields after each part of them. */
  pass(take: (cells: readonly SheetCell[]) => void): AsyncIterable<unknown> | Iterable<unknown>;
}

interface SheetColumn {
  header: string;
  width: number;
  /** The number format of the numbers and days in the column. */
  format?: string | undefined;
}

/**
 * Writes sheets in pieces as their rows come, and keeps none of them. Header rows are frozen. A full sheet continues in
 * another one with a numbered name. No library is used, because none streams more than one sheet (docs/adr/0021).
 */
export const writeWorkbook = (sheets: readonly Sheet[], fullAt = FULL_AT): AsyncGenerator<Uint8Array> =>
  writeZip(listParts(sheets, fullAt));

/** A sheet holds 1,048,576 rows. A part of rows that begins below this limit still fits. */
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

/** Wraps `pass` in a generator, so that it starts only after the header row is written. */
async function* inTurn(sheet: Sheet, page: Page): AsyncGenerator<unknown> {
  yield* sheet.pass((cells) => page.add(cells));
}

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const NAME_LENGTH_MAX = 31;

/** Returns a valid and unique sheet name: short, and without characters that spreadsheet programs reserve. */
function nameSheet(wanted: string, turn: number, taken: readonly string[]): string {
  const name = wanted.replace(/[[\]:*?/\\]/g, ' ').replace(/^'+|'+$/g, '');
  const end = turn === 1 ? '' : ` ${turn}`;
  const found = `${name.slice(0, NAME_LENGTH_MAX - end.length).trim()}${end}`;
  return taken.includes(found) ? nameSheet(wanted, turn + 1, taken) : found;
}

/** The styles of cells: 0 is plain, 1 is the header, and the others are formats in the order of their first use. */
class Looks {
  readonly formats: string[] = [];

  /** Returns the style attribute of a cell in this format. */
  write(format: string): string {
    if (!this.formats.includes(format)) this.formats.push(format);
    return ` s="${this.formats.indexOf(format) + 2}"`;
  }
}

const HEAD_LOOK = ' s="1"';
const DAY_FORMAT = 'yyyy-mm-dd';
/** 1 January 1970 as a serial number of Excel, which counts days from 30 December 1899. */
const DAY_0 = 25_569;

/** The rows of a table, on as many sheets as they need. */
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

  /** Writes as many rows as one sheet holds. */
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

/** Returns the name of a column: A, B, … Z, AA, AB, … */
const nameColumn = (at: number): string =>
  (at >= 26 ? nameColumn(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26));
