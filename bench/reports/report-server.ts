import { fork } from 'node:child_process';
import { once } from 'node:events';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';

export interface ReportServer {
  port: number;
  headers: Record<string, string>;
  /** Returns the memory of the process at this moment, and its peak since the last call. */
  readMemory(): Promise<{ nowBytes: number; peakBytes: number }>;
  stop(): void;
}

/** Starts the application in a process of its own, so that its memory is that of the reports alone. */
export async function startReportServer(url: string): Promise<ReportServer> {
  const child = fork(fileURLToPath(new URL('../setup/serve-lists.ts', import.meta.url)), ['product', url]);
  const [{ port, token }] = await once(child, 'message');
  return {
    port,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    readMemory: async () => {
      child.send('cpu');
      const [memory] = await once(child, 'message');
      return memory;
    },
    stop: () => child.kill(),
  };
}

interface Taken {
  ms: number;
  firstByteMs: number;
  bytes: number;
  rows: number;
  text: string;
}

/** Requests a report as the media type; a file is read to its end and discarded. */
export function takeReport(
  { port, headers }: ReportServer,
  { report, accept, body }: { report: string; accept: string; body: Record<string, unknown> },
): Promise<Taken> {
  const startedAt = performance.now();
  return new Promise((resolve, reject) => {
    const path = `/api/reporting/sales/reports/${report}`;
    const options = { host: '127.0.0.1', port, path, method: 'POST', headers: { ...headers, accept } };
    const sent = request(options, (response) => {
      let bytes = 0;
      let text = '';
      let firstByteMs = 0;
      const isKept = accept === 'application/json' || response.statusCode !== 200;
      response.on('data', (chunk: Buffer) => {
        firstByteMs ||= performance.now() - startedAt;
        bytes += chunk.length;
        if (isKept) text += chunk.toString();
      });
      response.on('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${report}: ${response.statusCode} ${text}`));
        const rows = Number(response.headers['x-rows-total'] ?? 0);
        resolve({ ms: performance.now() - startedAt, firstByteMs, bytes, rows, text });
      });
      response.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(JSON.stringify({ promoterCode: 'bench', ...body }));
  });
}
