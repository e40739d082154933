import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { AppError } from '../errors.ts';
import { readCsv } from './read-csv.ts';

/** The limit of an import of offer codes. */
const WISH = { mostRows: 200_000 };
const folder = new URL('./fixtures/csv-spectrum/', import.meta.url);
const PICTURES = fileURLToPath(new URL('../../test/fixtures/images/', import.meta.url));
const NO_TEXT = JSON.stringify({
  field: 'file',
  code: 'unreadable',
  message: 'The file is not a text',
  values: { fault: 'not-text' },
});
const bytesOf = (text: string) => new TextEncoder().encode(text);
const refusalOf = (bytes: Uint8Array) =>
  readCsv(bytes, WISH).then(
    () => undefined,
    (error: unknown) => (error instanceof AppError ? error.extras.fieldErrors?.[0] : error),
  );

describe('a CSV file', () => {
  test.each(readdirSync(folder).filter((name) => name.startsWith('csvs-')))('of the acid test: %s', async (name) => {
    const { headings, rows } = await readCsv(readFileSync(new URL(name, folder)), WISH);
    const expected = readFileSync(new URL(name.replace(/^csvs-(.*)\.csv$/, 'json-$1.json'), folder), 'utf8');
    const objects = rows.map((cells) => Object.fromEntries(headings.map((heading, index) => [heading, cells[index]])));
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
    expect(await readCsv(bytesOf(text), WISH)).toEqual({
      headings: ['Code', 'Tag'],
      hasHeadings: true,
      rows: [['A', 'x,y']],
      firstRow: 2,
    });
  });

  test('is read in UTF-8, UTF-16 and Windows-1252', async () => {
    const text = 'Code\tTag\nA\tFrühbucher';
    const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le');
    const unmarked = Buffer.from(text, 'utf16le');
    const files = [bytesOf(text), utf16, unmarked, Buffer.from(text, 'latin1')];
    for (const bytes of [...files, Buffer.from(utf16).swap16(), Buffer.from(unmarked).swap16()])
      expect((await readCsv(bytes, WISH)).rows).toEqual([['A', 'Frühbucher']]);
  });

  test('keeps empty lines as rows, so that the numbers are those of a spreadsheet', async () => {
    const { rows } = await readCsv(bytesOf('Code,Tag\n\nA,x\n,\nB,y\n'), WISH);
    expect(rows).toEqual([[], ['A', 'x'], [], ['B', 'y']]);
  });

  test('may have a quote inside of a cell, and lines in quotes', async () => {
    const { rows } = await readCsv(bytesOf('Code,Tag\nA,5" pipe\nB,"two\nlines"\n'), WISH);
    expect(rows).toEqual([
      ['A', '5" pipe'],
      ['B', 'two\nlines'],
    ]);
  });

  test.each([
    ['nothing', '', 'The file is empty', { fault: 'empty' }],
    ['blank lines', '\n , \n', 'The file is empty', { fault: 'empty' }],
    [
      'a quote that never ends',
      'Code,Tag\nA,"x\nB,y\n',
      'A quote that opens before line 3 never ends',
      { fault: 'quote-open', line: 3 },
    ],
    [
      'a line of nothing but commas',
      `Code\n${','.repeat(2_000_000)}`,
      'The file has more than 200 columns',
      { fault: 'too-many-columns', columns: 200 },
    ],
    [
      'a cell without an end',
      `Code\n${'A'.repeat(2_000_000)}`,
      'The row near line 2 is too long',
      { fault: 'row-too-long', line: 2 },
    ],
    [
      'too many rows',
      `Code\n${'A\n'.repeat(200_001)}`,
      'The file has more than 200000 rows',
      { fault: 'too-many-rows', rows: 200_000 },
    ],
  ])('of %s is refused', async (_name, text, message, values) => {
    expect(await refusalOf(bytesOf(text))).toEqual({ field: 'file', code: 'unreadable', message, values });
  });

  test.each([
    ['a plan as JSON', '{\n  "name": "Hall",\n  "seats": []\n}', 'not-table', {}],
    ['a list as JSON', '[{"row": "A"}]', 'not-table', {}],
    ['a drawing', '<?xml version="1.0"?>\n<svg/>', 'not-table', {}],
    ['a PDF', '%PDF-1.7\n1 0 obj', 'not-text', {}],
    ['letters that were lost before', 'Code,Tag\nA,x\nB,J\uFFFDrg\n', 'letters-lost', { line: 3 }],
  ])('that is %s is refused', async (_name, text, fault, values) => {
    expect(await refusalOf(bytesOf(text))).toMatchObject({ field: 'file', values: { fault, ...values } });
  });

  test('gives every column a heading that can be chosen, and rows the numbers of a spreadsheet', async () => {
    expect(await readCsv(bytesOf('\n\nCode,,Code\nA,x,y\n'), WISH)).toEqual({
      headings: ['Code', 'B', 'Code (C)'],
      hasHeadings: true,
      rows: [['A', 'x', 'y']],
      firstRow: 4,
    });
  });

  test('without headings has the letters of its columns', async () => {
    expect(await readCsv(bytesOf('A,x\nB,y,z\n'), { ...WISH, hasHeadings: () => false })).toEqual({
      headings: ['A', 'B', 'C'],
      hasHeadings: false,
      rows: [
        ['A', 'x'],
        ['B', 'y', 'z'],
      ],
      firstRow: 1,
    });
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
    expect(await refusalOf(workbook)).toMatchObject({ field: 'file', values: { fault: 'workbook' } });
  });

  test('with a stray control character is read', async () => {
    expect((await readCsv(bytesOf('Code,Tag\nA,nul\0\nB,some more words\n'), WISH)).rows).toHaveLength(2);
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
    await readCsv(bytesOf(`Code,Tag\n${'AAAAAAAAAA,some words of a tag\n'.repeat(100_000)}`), WISH);
    isReading = false;
    expect(turns).toBeGreaterThan(8);
  });
});
