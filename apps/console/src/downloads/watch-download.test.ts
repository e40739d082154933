import { describe, expect, it } from 'vitest';
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

  it('says only its size where rows cannot be counted', async () => {
    expect((await watch({ 'content-type': 'application/pdf' })).told).toEqual([{ rows: 0, bytes: 9 }]);
  });
});
