import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enGb } from '../texts/en-GB/language.ts';
import { inParts, type TableColumn, type TableRow, toDecimal } from './table.ts';
import { writeCsv } from './write-csv.ts';

const COLUMNS: TableColumn[] = ['a', 'b'].map((key) => ({ key, header: key, kind: 'text' }));

async function write(rows: Iterable<TableRow>): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of writeCsv({ columns: COLUMNS, pass: inParts(rows), language: enGb, culture: 'en-GB' }))
    chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

describe('CSV files', () => {
  test('begin with a byte order mark and end every line with CRLF', async () => {
    expect(await write([['x', 1]])).toBe('\uFEFFa,b\r\nx,1\r\n');
  });

  test('quote what would break a line or a cell', async () => {
    expect(
      await write([
        ['a,b', 'say "no"'],
        ['two\nlines', 'tail\r'],
      ]),
    ).toBe('\uFEFFa,b\r\n"a,b","say ""no"""\r\n"two\nlines","tail\r"\r\n');
  });

  test('guard texts against formulas', async () => {
    expect(await write([["=cmd|' /C calc'!A0", '＝1+1']])).toBe("\uFEFFa,b\r\n'=cmd|' /C calc'!A0,'＝1+1\r\n");
  });

  test('leave negative numbers numbers', async () => {
    expect(await write([[-5, toDecimal(-1234, 'GBP')]])).toBe('\uFEFFa,b\r\n-5,-12.34\r\n');
  });

  test('write nothing for what is empty, and flags in the language of the reader', async () => {
    expect(await write([[null, true]])).toBe('\uFEFFa,b\r\n,Yes\r\n');
  });

  test('write money with the digits of its currency', () => {
    expect(toDecimal(13_500, 'GBP').digits).toBe('135.00');
    expect(toDecimal(5, 'EUR').digits).toBe('0.05');
    expect(toDecimal(13_500, 'JPY').digits).toBe('13500');
    expect(toDecimal(13_500, 'KWD').digits).toBe('13.500');
  });

  test('hold every row, however many pieces they come in', async () => {
    const text = await write(Array.from({ length: 1201 }, (_, index) => [index, 'x']));
    expect(text.split('\r\n')).toHaveLength(1203);
    expect(text.endsWith('1200,x\r\n')).toBe(true);
  });

  test('are read as the texts that were written, whatever breaks a line or a cell stands in them', async () => {
    const cell = fc.string({ unit: fc.constantFrom(...'ab",;\r\n\t ü') }).map((text) => `x${text}`);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1 }), async (rows) => {
        expect(parse(await write(rows), { bom: true, from: 2, record_delimiter: '\r\n' })).toEqual(rows);
      }),
    );
  });
});
