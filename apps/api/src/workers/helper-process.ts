import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Program {
  /** Its file without the ending, and the module beside it. */
  name: string;
  importer: string;
  execArgv?: readonly string[];
  /** All of its environment. */
  env?: Record<string, string>;
}

/** Why one is gone: the error or the signal it died of. */
export type ProcessEnd = Error & { signal?: string };

/** A process of this server that answers one message after the other. */
export interface HelperProcess {
  /** Who is told what becomes of what it was sent; its end is told also while it rests. */
  hears: { answer: (answer: unknown) => void; end: (end: ProcessEnd) => void } | undefined;
  send(message: object): void;
  /** A server with nothing else to do waits for an answer, not for a question that may come. */
  keepServer(isHeld: boolean): void;
  /** At once, whatever it does. */
  stop(): void;
}

export function startProcess({ name, importer, execArgv = [], env = {} }: Program): HelperProcess {
  const { file, loader } = findFile(name, importer);
  const child = fork(file, { execArgv: [...loader, ...execArgv], env, serialization: 'advanced' });
  const end = (reason: ProcessEnd) => helper.hears?.end(reason);
  const helper: HelperProcess = {
    hears: undefined,
    send: (message) => void child.send(message, (error) => error && end(error)),
    keepServer: (isHeld) => {
      if (isHeld) child.ref();
      else child.unref();
      if (isHeld) child.channel?.ref();
      else child.channel?.unref();
    },
    stop: () => void child.kill('SIGKILL'),
  };
  child.on('message', (answer) => helper.hears?.answer(answer));
  child.on('error', end);
  child.on('exit', (code, signal) =>
    end(Object.assign(new Error(`The process ${name} ended with ${signal ?? code}`), signal && { signal })),
  );
  return helper;
}

/** Beside the bundle once built; in development the source, which Node 20 reads through tsx only. */
function findFile(name: string, importer: string): { file: string; loader: string[] } {
  const built = new URL(`./${name}.js`, importer);
  if (existsSync(built)) return { file: fileURLToPath(built), loader: [] };
  return { file: fileURLToPath(new URL(`./${name}.ts`, importer)), loader: ['--import', 'tsx'] };
}
