import { deflateRawSync } from 'node:zlib';
import { EXCEL } from '@parterre/contract/wire/file-types';
import { describe, expect, it, vi } from 'vitest';
import { createSheetCounter } from './count-sheet-rows.ts';
import { createRowCounter, type DownloadProgress, watchDownload } from './watch-download.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('the rows of a CSV file', () => {
  it('are counted without its heading, whatever pieces it comes in', () => {
    const text = 'Event,Sold\r\n"Mahler ""Five""",3\r\n"two\r\nlines",4\r\nlast,5\r\n';
    for (const size of [1, 3, 7, 1000]) {
      const count = createRowCounter();
      let rows = 0;
      for (let at = 0; at < text.length; at += size) rows = count(bytesOf(text.slice(at, at + size)));
      expect(rows).toBe(3);
    }
  });

  it('are none while only the heading is there', () => {
    expect(createRowCounter()(bytesOf('Event,Sold\r\n'))).toBe(0);
  });
});

/** The first file of an archive as the server writes it, and the beginning of another one. */
function packSheet(rows: number): Uint8Array {
  const lines = Array.from({ length: rows + 1 }, (_, at) => `<row r="${at + 1}"><c><v>${Math.sin(at)}</v></c></row>`);
  const name = 'xl/worksheets/sheet1.xml';
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(name.length, 26);
  const sheet = deflateRawSync(`<worksheet><sheetData>${lines.join('')}</sheetData></worksheet>`);
  return new Uint8Array(Buffer.concat([head, Buffer.from(name), sheet, Buffer.alloc(16, 1), head]));
}

/** It is unpacked beside the download, on a machine that may be busy. */
const WAIT = { timeout: 30_000 };

describe('the rows of a workbook', { timeout: 60_000 }, () => {
  it.each([
    [20, 1000],
    [1000, 5000],
    [1_000_000, 5000],
  ])('are counted while it comes, in pieces of %i bytes', async (size, rows) => {
    const file = packSheet(rows);
    const count = createSheetCounter(undefined);
    for (let at = 0; at < file.length; at += size) count(file.subarray(at, at + size));
    await vi.waitFor(() => expect(count(new Uint8Array())).toBeGreaterThan(rows / 2), WAIT);
    expect(count(new Uint8Array())).toBeLessThanOrEqual(rows);
  });

  it('are all there once other sheets follow', async () => {
    const file = packSheet(5000);
    const count = createSheetCounter(5000);
    for (let at = 0; at < file.length; at += 1000) count(file.subarray(at, at + 1000));
    await vi.waitFor(() => expect(count(new Uint8Array(100))).toBe(5000), WAIT);
  });
});

describe('a watched download', () => {
  const watch = async (headers: Record<string, string>, body = 'a\r\n1\r\n2\r\n') => {
    const told: DownloadProgress[] = [];
    const watched = watchDownload(new Response(body, { headers }), {
      onProgress: (progress) => told.push(progress),
      signal: new AbortController().signal,
    });
    return { told, text: await watched.text(), headers: watched.headers };
  };

  it('is the same file under the same name and says its rows', async () => {
    const disposition = 'attachment; filename="sales.csv"';
    const { told, text, headers } = await watch({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': disposition,
      'x-rows-total': '2',
    });
    expect(text).toBe('a\r\n1\r\n2\r\n');
    expect(headers.get('content-disposition')).toBe(disposition);
    expect(told).toEqual([{ rows: 2, bytes: 9, total: 2 }]);
  });

  it('never says more rows than there are', async () => {
    const headers = { 'content-type': EXCEL, 'x-rows-total': '2' };
    expect((await watch(headers)).told).toEqual([{ rows: 0, bytes: 9, total: 2 }]);
  });

  it('says only its size where rows cannot be counted', async () => {
    expect((await watch({ 'content-type': 'application/pdf' })).told).toEqual([{ rows: 0, bytes: 9 }]);
  });
});
