import { Agent, request } from 'node:http';
import { percentile } from '../figure.ts';

export interface LoadOptions {
  port: number;
  path: string;
  headers?: Record<string, string>;
  connections: number;
  seconds: number;
}

export interface LoadResult {
  requestsPerSecond: number;
  p95Ms: number;
  p99Ms: number;
  failed: number;
}

/** Sends closed-loop load over keep-alive connections: each sends its next request after reading the answer. */
export async function runLoad({ port, path, headers = {}, connections, seconds }: LoadOptions): Promise<LoadResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  const times: number[] = [];
  let failed = 0;
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const sentAt = performance.now();
        const status = await send(agent, port, path, headers);
        if (status === 200) times.push(performance.now() - sentAt);
        else failed++;
      }
    }),
  );
  const elapsed = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return {
    requestsPerSecond: times.length / elapsed,
    p95Ms: percentile(times, 0.95),
    p99Ms: percentile(times, 0.99),
    failed,
  };
}

function send(agent: Agent, port: number, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, path, headers, host: '127.0.0.1' }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.on('error', reject);
    sent.end();
  });
}
