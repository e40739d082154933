import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { MapsReport, MapsRequest } from './open-maps.ts';

/** Starts open maps in a process of their own; `stop` returns the events they received. */
export async function startMaps(request: MapsRequest): Promise<{ stop(): Promise<MapsReport> }> {
  const maps = fork(fileURLToPath(new URL('./open-maps.ts', import.meta.url)), { execArgv: process.execArgv });
  maps.send(request);
  await answerOf(maps);
  return {
    stop: async () => {
      maps.send('stop');
      return (await answerOf(maps)) as MapsReport;
    },
  };
}

async function answerOf(maps: ChildProcess): Promise<unknown> {
  const failed = once(maps, 'exit').then(() => {
    throw new Error('The maps ended too early');
  });
  const [answer] = await Promise.race([once(maps, 'message'), failed]);
  failed.catch(() => undefined);
  return answer;
}
