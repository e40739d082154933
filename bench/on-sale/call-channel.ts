import { Agent, request } from 'node:http';

/** The fields that the bench reads from answers: baskets, orders, prices and problems. */
export interface ChannelBody {
  basketId: number;
  totalMinor: number;
  currency: string;
  orderId: string;
  items: { seatId: string; isSeated: boolean; available: number }[];
  code?: string;
  details?: { seatIds: string[] };
}

export interface ChannelAnswer {
  status: number;
  body: ChannelBody;
  ms: number;
}

export interface ChannelCaller {
  post(path: string, body: object, idempotencyKey?: string): Promise<ChannelAnswer>;
  get(path: string): Promise<ChannelAnswer>;
  close(): void;
}

/** Returns a caller of the sales channel with keep-alive connections, one per buyer; servers are called in turn. */
export function createCaller(ports: readonly number[], key: string, connections: number): ChannelCaller {
  let turn = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const send = (method: 'GET' | 'POST', path: string, body?: object, idempotencyKey?: string) =>
    new Promise<ChannelAnswer>((resolve, reject) => {
      const startedAt = performance.now();
      const port = ports[turn++ % ports.length];
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const headers = {
        authorization: `Bearer ${key}`,
        ...(payload === undefined
          ? {}
          : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
        ...(method === 'POST' ? { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() } : {}),
      };
      const sent = request(
        { agent, port, host: '127.0.0.1', method, path: `/api/channel${path}`, headers },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('end', () => {
            const text = Buffer.concat(chunks).toString();
            resolve({
              status: response.statusCode ?? 0,
              body: JSON.parse(text),
              ms: performance.now() - startedAt,
            });
          });
        },
      );
      sent.on('error', reject);
      sent.end(payload);
    });
  return {
    post: (path, body, idempotencyKey) => send('POST', path, body, idempotencyKey),
    get: (path) => send('GET', path),
    close: () => agent.destroy(),
  };
}
