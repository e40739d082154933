import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportSales } from '@parterre/contract/calls/reports';
import { CSV, EXCEL } from '@parterre/contract/wire/file-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inParts, type Table } from '#documents/table.ts';
import { writeCsv } from '#documents/write-csv.ts';
import { writeExcel } from '#documents/write-excel.ts';
import { openBoxOffice, startBoxOffice } from '#test/scenes/open-box-office.ts';
import { enGb } from '#texts/en-GB/language.ts';

const hasOffice = spawnSync('soffice', ['--version']).status === 0;
if (!hasOffice)
  console.warn(
    'NOT TESTED: files of reports in LibreOffice, because soffice is missing (apt-get install libreoffice-calc)',
  );

const fixture = new URL('../../events/offer-codes/import/fixtures/csv-payload.txt', import.meta.url);
const PAYLOADS = readFileSync(fixture, 'utf8').split('\n').filter(Boolean);
const HOSTILE: Table = {
  columns: [{ key: 'text', header: 'Text', kind: 'text' }],
  pass: inParts(PAYLOADS.map((payload) => [payload])),
  language: enGb,
  culture: 'en-GB',
};
/** The options of LibreOffice for comma, double quote and UTF-8, from the first line. */
const AS_CSV = '--infilter=CSV:44,34,76,1';
/** The separator of each language, and the number of the language in LibreOffice. */
const CULTURES = [
  ['en-GB', ',', 2057],
  ['de', ';', 1031],
  ['fr-CH', ';', 4108],
] as const;
const OFFICE_MS = 180_000;

const folder = mkdtempSync(join(tmpdir(), 'parterre-office-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(!hasOffice)('LibreOffice opens', { timeout: OFFICE_MS }, () => {
  let sales: Cell[][];
  let byDay: Cell[][];
  const salesCsv = new Map<string, Cell[][]>();

  beforeAll(async () => {
    const office = await openBoxOffice(await startBoxOffice());
    await office.sell({ seats: [0, 1], places: 1 });
    const columns = ['show_name', 'show_date', 'show_time', 'sold', 'gross_sales', 'sold_percent', 'currency'];
    const take = async (accept: string, culture = 'en-GB') => {
      const body = { promoterCode: office.promoter.code, columns, culture };
      return (await office.api.call(exportSales, { body }, { as: office.owner, headers: { accept } })).bytes;
    };
    [sales = [], byDay = []] = openSheets('sales.xlsx', await take(EXCEL));
    for (const [culture, separator, language] of CULTURES) {
      const form = `--infilter=CSV:${separator.charCodeAt(0)},34,76,1,,${language}`;
      salesCsv.set(culture, open(`sales-${culture}.csv`, await take(CSV, culture), form));
    }
    await office.api.close();
  }, OFFICE_MS);

  test('a report as a workbook with days, times and numbers, not with texts that look like them', () => {
    expect(sales[1]?.slice(0, 7).map(({ type }) => type)).toEqual([
      'string',
      'date',
      'time',
      'float',
      'float',
      'float',
      'string',
    ]);
    expect(sales[1]?.[1]?.value).toMatch(/^\d{4}-\d\d-\d\d$/);
    const gross = sales.slice(1, -1).map((row) => Number(row[4]?.value));
    expect(gross.reduce((sum, value) => sum + value, 0)).toBe(Number(sales.at(-1)?.[4]?.value));
    expect(sales.at(-1)?.[4]).toMatchObject({ type: 'float', value: '120' });
  });

  test('its second sheet too, and it comes to the same', () => {
    expect(byDay.slice(1).map((row) => row.slice(0, 4).map(({ type }) => type))).toEqual([
      ['date', 'float', 'float', 'float'],
    ]);
    expect(byDay[1]?.[3]?.value).toBe(sales.at(-1)?.[4]?.value);
  });

  test.each(CULTURES)('the same report as CSV in %s with the same days, times and numbers', (culture) => {
    const values = (rows: Cell[][] = []) =>
      rows.slice(1, 3).map((row) => row.slice(0, 7).map(({ type, value }) => [type, value]));
    expect(values(salesCsv.get(culture))).toEqual(values(sales));
  });

  test.each([
    ['workbook', 'xlsx', writeExcel({ ...HOSTILE, sheetName: 'Texts', decimals: 2 })],
    ['CSV file', 'csv', writeCsv(HOSTILE)],
  ])('hostile texts of a %s as texts', async (_, extension, chunks) => {
    const pieces: Buffer[] = [];
    for await (const chunk of chunks) pieces.push(Buffer.from(chunk));
    const opened = open(`hostile.${extension}`, Buffer.concat(pieces), ...(extension === 'csv' ? [AS_CSV] : []));
    const cells = opened.slice(1).map(([cell]) => cell);
    expect(cells).toHaveLength(PAYLOADS.length);
    expect(cells.filter((cell) => cell?.isFormula || cell?.type !== 'string')).toEqual([]);
  });

  test('a text that nobody guarded as a formula: this test would see one', () => {
    expect(open('naked.csv', Buffer.from('Text\n=1+1\n'), AS_CSV)[1]?.[0]).toMatchObject({ isFormula: true });
  });
});

interface Cell {
  type: string | undefined;
  value: string | undefined;
  isFormula: boolean;
}

const open = (name: string, bytes: Uint8Array, ...how: string[]): Cell[][] => openSheets(name, bytes, ...how)[0] ?? [];

/**
 * Returns the cells of each sheet as LibreOffice reads them: it writes the opened file as XML, with the type of each
 * cell.
 */
function openSheets(name: string, bytes: Uint8Array, ...how: string[]): Cell[][][] {
  const file = join(folder, name);
  writeFileSync(file, bytes);
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
  const run = spawnSync('soffice', [profile, '--headless', ...how, '--convert-to', 'fods', '--outdir', folder, file]);
  if (run.status !== 0) throw new Error(`soffice: ${run.stderr}`);
  const xml = readFileSync(file.replace(/\.\w+$/, '.fods'), 'utf8');
  return [...xml.matchAll(/<table:table .*?<\/table:table>/gs)].map(([sheet]) => readRows(sheet));
}

function readRows(sheet: string): Cell[][] {
  const rows = [...sheet.matchAll(/<table:table-row[^>]*>(.*?)<\/table:table-row>/gs)].map(([, row = '']) =>
    [...row.matchAll(/<table:table-cell([^>]*)>/g)].flatMap(([, it = '']) => repeat(it)),
  );
  return rows.filter((row) => row.some(({ type }) => type !== undefined));
}

/** LibreOffice writes equal neighbours once, with their number. */
const repeat = (attributes: string): Cell[] =>
  Array.from({ length: Math.min(100, Number(/columns-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1)) }, () =>
    read(attributes),
  );

function read(attributes: string): Cell {
  const find = (name: string) => new RegExp(`office:${name}="([^"]*)"`).exec(attributes)?.[1];
  return {
    type: find('value-type'),
    value: find('date-value') ?? find('time-value') ?? find('value'),
    isFormula: attributes.includes('table:formula='),
  };
}
