import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { enGb } from '../texts/en-GB/language.ts';
import { writeWorkbook } from './excel/write-workbook.ts';
import { inParts, type Table, type TableRow, toDecimal } from './table.ts';
import { writeCsv } from './write-csv.ts';
import { writeExcel } from './write-excel.ts';
import { writeJson } from './write-json.ts';

const COLUMNS: Table['columns'] = [
  { key: 'name', header: 'Name', kind: 'text' },
  { key: 'tickets', header: 'Tickets', kind: 'number' },
  { key: 'gross', header: 'Gross', kind: 'money' },
  { key: 'share', header: 'Share', kind: 'percent' },
  { key: 'on', header: 'Day', kind: 'date' },
  { key: 'at', header: 'Time', kind: 'time' },
  { key: 'is_open', header: 'Open', kind: 'flag' },
];
const ROW: TableRow = ['Ann', 2, toDecimal(-1234, 'GBP'), 12.5, '2026-10-25', '01:30:00', true];
const EMPTY: TableRow = ['', null, null, null, null, '', null];
const tableOf = (rows: Iterable<TableRow>): Table => ({
  columns: COLUMNS,
  pass: inParts(rows),
  language: enGb,
  culture: 'en-GB',
});

async function gather(chunks: AsyncIterable<string | Uint8Array>): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const chunk of chunks) pieces.push(Buffer.from(chunk));
  return Buffer.concat(pieces);
}
const readSheet = async (table: Table, totals: () => TableRow[] = () => []) =>
  (
    await readXlsx(
      await gather(writeExcel({ ...table, sheetName: 'Sales', decimals: 2, readTotals: async () => totals() })),
      {
        readStyles: true,
      },
    )
  ).sheets[0];

describe('a table', () => {
  test('says the same as CSV, JSON and workbook, each in its own types', async () => {
    expect(parse(await gather(writeCsv(tableOf([ROW, EMPTY]))), { bom: true, from: 2 })).toEqual([
      ['Ann', '2', '-12.34', '12.5', '2026-10-25', '01:30:00', 'Yes'],
      ['', '', '', '', '', '', ''],
    ]);
    const [first, second] = JSON.parse((await gather(writeJson(tableOf([ROW, EMPTY])))).toString());
    expect(first).toEqual({
      name: 'Ann',
      tickets: 2,
      gross: -12.34,
      share: 12.5,
      on: '2026-10-25',
      at: '01:30:00',
      is_open: true,
    });
    expect(new Set(Object.values(second))).toEqual(new Set([null]));
    const sheet = await readSheet(tableOf([ROW]), () => [
      ['Total', 2, toDecimal(-1234, 'GBP'), null, null, null, null],
    ]);
    expect(sheet?.rows[1]?.slice(0, 5)).toEqual(['Ann', 2, -12.34, 12.5, new Date('2026-10-25T00:00:00Z')]);
    expect(sheet?.rows[1]?.[6]).toBe('Yes');
    expect(sheet?.rows[2]?.slice(0, 3)).toEqual(['Total', 2, -12.34]);
    expect(sheet?.freezePane).toMatchObject({ rows: 1 });
  });

  test('without rows is a head, or an empty list', async () => {
    expect((await gather(writeJson(tableOf([])))).toString()).toBe('[]\n');
    expect((await gather(writeCsv(tableOf([])))).toString()).toMatch(/Name,Tickets,.*\r\n$/);
    expect((await readSheet(tableOf([])))?.rows).toHaveLength(1);
  });

  test('holds every row, however many slices they come in', async () => {
    const rows = Array.from({ length: 1201 }, (_, index): TableRow => [`${index}`, index, ...ROW.slice(2)]);
    expect(JSON.parse((await gather(writeJson(tableOf(rows)))).toString())).toHaveLength(1201);
    expect((await readSheet(tableOf(rows)))?.rows).toHaveLength(1202);
  });

  test('opens hostile texts as texts', async () => {
    const fixture = new URL('../resources/events/offer-codes/import/fixtures/csv-payload.txt', import.meta.url);
    const payloads = readFileSync(fixture, 'utf8').split('\n').filter(Boolean);
    const sheet = await readSheet(tableOf(payloads.map((payload): TableRow => [payload, ...EMPTY.slice(1)])));
    expect(sheet?.rows.slice(1).map(([cell]) => cell)).toEqual(payloads);
    expect([...(sheet?.cells?.values() ?? [])].filter(({ formula }) => formula !== undefined)).toEqual([]);
    const csv = await gather(writeCsv(tableOf(payloads.map((payload): TableRow => [payload, ...EMPTY.slice(1)]))));
    for (const [cell] of parse(csv, { bom: true, from: 2 }) as string[][]) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
  });
});

describe('a workbook', () => {
  const texts = (name: string, parts: readonly (readonly string[])[]) => ({
    name,
    columns: [{ header: `${name} head`, width: 20 }],
    pass: function* (take: (cells: readonly string[]) => void) {
      for (const part of parts) {
        for (const text of part) take([text]);
        yield;
      }
    },
  });
  const readAll = async (...[sheets, fullAt]: Parameters<typeof writeWorkbook>) =>
    (await readXlsx(await gather(writeWorkbook(sheets, fullAt)))).sheets.map(({ name, rows }) => [
      name,
      ...rows.flat(),
    ]);

  test('has one sheet after the other, each with its own head', async () => {
    expect(await readAll([texts('A', [['a']]), texts('B', []), texts('C', [['c', 'd']])])).toEqual([
      ['A', 'A head', 'a'],
      ['B', 'B head'],
      ['C', 'C head', 'c', 'd'],
    ]);
  });

  test('goes on in another sheet when one is full', async () => {
    const parts = [['a', 'b'], ['c', 'd'], ['e']];
    expect(await readAll([texts('A', parts), texts('B', [['x']])], 3)).toEqual([
      ['A', 'A head', 'a', 'b'],
      ['A 2', 'A head', 'c', 'd'],
      ['A 3', 'A head', 'e'],
      ['B', 'B head', 'x'],
    ]);
  });

  test('names no sheet as no spreadsheet may, and none twice', async () => {
    const names = ["'Sales: a/b?'", 'Sales  a b', 'x'.repeat(40)];
    const found = (await readAll(names.map((name) => texts(name, [])))).map(([name]) => String(name));
    expect(new Set(found).size).toBe(3);
    for (const name of found) expect(name).toMatch(/^[^[\]:*?/\\']{1,31}$/);
  });

  test('keeps every text, whatever signs are in it', async () => {
    const hostile = ['<&>"\'', ' a  b ', 'a\nb\tc', 'bell \u0007', 'a\rb', '_x0041_', '🎻 Dvořák', ']]>', '=1+1'];
    expect(await readAll([texts('A', [hostile])])).toEqual([['A', 'A head', ...hostile]]);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { maxLength: 5 }), async (some) => {
        expect(await readAll([texts('A', [some])])).toEqual([['A', 'A head', ...some]]);
      }),
      { numRuns: 30 },
    );
  });

  test('is given up in the middle without a rest', async () => {
    let isOpen = false;
    const chunks = writeWorkbook([
      {
        ...texts('A', []),
        pass: async function* (take) {
          isOpen = true;
          try {
            for (let at = 0; ; at++) {
              take([`${at} ${'x'.repeat(1000)}`]);
              yield;
            }
          } finally {
            isOpen = false;
          }
        },
      },
    ]);
    let bytes = 0;
    for await (const chunk of chunks) {
      bytes += chunk.length;
      if (bytes > 10_000) break;
    }
    expect(isOpen).toBe(false);
  });
});
