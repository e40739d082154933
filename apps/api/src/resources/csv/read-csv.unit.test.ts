import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { readCsv } from './read-csv.ts';

/** As many as an import of offer codes takes. */
const MOST_ROWS = 200_000;
const folder = new URL('./fixtures/csv-spectrum/', import.meta.url);
const PICTURES = fileURLToPath(new URL('../../../test/fixtures/images/', import.meta.url));
const NO_TEXT = JSON.stringify({ field: 'file', message: 'The file is not a text', values: {} });
const bytesOf = (text: string) => new TextEncoder().encode(text);
const refusalOf = (bytes: Uint8Array) =>
  readCsv(bytes, MOST_ROWS).then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error.extras.fieldErrors?.[0] : error),
  );

describe('a CSV file', () => {
  test.each(readdirSync(folder).filter((name) => name.startsWith('csvs-')))('of the acid test: %s', async (name) => {
    const { headers, rows } = await readCsv(readFileSync(new URL(name, folder)), MOST_ROWS);
    const expected = readFileSync(new URL(name.replace(/^csvs-(.*)\.csv$/, 'json-$1.json'), folder), 'utf8');
    const objects = rows.map((cells) => Object.fromEntries(headers.map((header, index) => [header, cells[index]])));
    expect(objects).toEqual(JSON.parse(expected));
  });

  test.each([
    ['commas', 'Code,Tag\r\nA,"x,y"\r\n'],
    ['semicolons', 'Code;Tag\nA;"x,y"\n'],
    ['tabs', 'Code\tTag\nA\tx,y'],
    ['a byte order mark', '\uFEFFCode,Tag\nA,"x,y"'],
    ['a quoted header full of other delimiters', '"Code";"Tag"\nA;"x,y"'],
    ['the line Excel says its delimiter in', 'sep=;\r\nCode;Tag\r\nA;"x,y"'],
    ['old line ends', 'Code,Tag\rA,"x,y"\r'],
  ])('is read with %s', async (_name, text) => {
    expect(await readCsv(bytesOf(text), MOST_ROWS)).toEqual({ headers: ['Code', 'Tag'], rows: [['A', 'x,y']] });
  });

  test('is read in UTF-8, UTF-16 and Windows-1252', async () => {
    const text = 'Code\tTag\nA\tFrühbucher';
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
    for (const bytes of [bytesOf(text), utf16, Buffer.from(utf16).swap16(), Buffer.from(text, 'latin1')])
      expect((await readCsv(bytes, MOST_ROWS)).rows).toEqual([['A', 'Frühbucher']]);
  });

  test('keeps empty lines as rows, so that the numbers are those of a spreadsheet', async () => {
    const { rows } = await readCsv(bytesOf('Code,Tag\n\nA,x\n,\nB,y\n'), MOST_ROWS);
    expect(rows).toEqual([[], ['A', 'x'], [], ['B', 'y']]);
  });

  test('may have a quote inside of a cell, and lines in quotes', async () => {
    const { rows } = await readCsv(bytesOf('Code,Tag\nA,5" pipe\nB,"two\nlines"\n'), MOST_ROWS);
    expect(rows).toEqual([
      ['A', '5" pipe'],
      ['B', 'two\nlines'],
    ]);
  });

  test.each([
    ['nothing', '', 'The file is empty', {}],
    ['blank lines', '\n , \n', 'The file is empty', {}],
    ['a quote that never ends', 'Code,Tag\nA,"x\nB,y\n', 'The file cannot be read near line 3', { line: 3 }],
    [
      'a line of nothing but commas',
      `Code\n${','.repeat(2_000_000)}`,
      'The file has more than 200 columns',
      { columns: 200 },
    ],
    ['a cell without an end', `Code\n${'A'.repeat(2_000_000)}`, 'The file cannot be read near line 2', { line: 2 }],
    ['too many rows', `Code\n${'A\n'.repeat(200_001)}`, 'The file has more than 200000 rows', { rows: 200_000 }],
  ])('of %s is refused', async (_name, text, message, values) => {
    expect(await refusalOf(bytesOf(text))).toEqual({ field: 'file', message, values });
  });

  test('that is a picture is refused, whatever its kind', async () => {
    const taken = [];
    for (const folder of ['png/pngsuite-valid', 'mixed/pillow', 'mixed/sharp', 'webp/libwebp'])
      for (const name of readdirSync(join(PICTURES, folder)).filter((file) => /\.(png|jpe?g|webp)$/.test(file))) {
        const refusal = await refusalOf(readFileSync(join(PICTURES, folder, name)));
        if (JSON.stringify(refusal) !== NO_TEXT) taken.push(name);
      }
    expect(taken).toEqual([]);
  });

  test('that is a workbook is refused', async () => {
    const workbook = Uint8Array.from({ length: 2000 }, (_, index) => (index % 3 === 0 ? 0 : (index * 7919) % 256));
    workbook.set([0x50, 0x4b, 3, 4, 20, 0, 6, 0, 8, 0]);
    expect(await refusalOf(workbook)).toEqual(JSON.parse(NO_TEXT));
  });

  test('with a stray control character is read', async () => {
    expect((await readCsv(bytesOf('Code,Tag\nA,nul\0\nB,some more words\n'), MOST_ROWS)).rows).toHaveLength(2);
  });

  test.each([0, 1, 2, 3])('of noise is read or refused and never more (%i)', async (seed) => {
    const noise = Uint8Array.from({ length: 5000 }, (_, index) => (index * 7919 + seed * 104_729 + (index >> 3)) % 256);
    const refusal = await refusalOf(noise);
    expect(refusal === undefined || (refusal as { field: string }).field === 'file').toBe(true);
  });

  test('lets others work while it is read', async () => {
    let turns = 0;
    let isReading = true;
    const count = () => {
      turns++;
      if (isReading) setImmediate(count);
    };
    setImmediate(count);
    await readCsv(bytesOf(`Code,Tag\n${'AAAAAAAAAA,some words of a tag\n'.repeat(100_000)}`), MOST_ROWS);
    isReading = false;
    expect(turns).toBeGreaterThan(8);
  });
});
