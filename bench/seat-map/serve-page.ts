import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { encodeGeometry } from '@parterre/seating-plan';
import { PLANS } from './plans.ts';

export interface ServedPage {
  address: string;
  close(): void;
}

const CONTENT_TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

/** Serves the built page, and below `/plans/` the geometry of each plan as bytes. */
export async function servePage(folder: string): Promise<ServedPage> {
  const plans = new Map<string, Uint8Array>();
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const name = path.startsWith('/plans/') ? path.slice('/plans/'.length) : undefined;
    if (name && isPlanName(name)) {
      const bytes = plans.get(name) ?? encodeGeometry(PLANS[name]());
      plans.set(name, bytes);
      response.end(bytes);
      return;
    }
    response.setHeader('content-type', CONTENT_TYPES[extname(path)] ?? 'application/octet-stream');
    createReadStream(join(folder, path))
      .on('error', () => response.writeHead(404).end())
      .pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    address: `http://127.0.0.1:${port}/page.html`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const isPlanName = (name: string): name is keyof typeof PLANS => name in PLANS;
