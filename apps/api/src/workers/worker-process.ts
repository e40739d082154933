import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export interface Program {
  /** The name of the file without its extension, and the module in the same folder. */
  name: string;
  importer: string;
  execArgv?: readonly string[];
  /** The complete environment of the process; it inherits nothing. */
  env?: Record<string, string>;
}

/** An error of the process or of starting it; `signal` is the one that killed it, for instance when memory ran out. */
export type ProcessEnd = Error & { signal?: string };

/** A child process of this server that answers one message after the other. */
export interface WorkerProcess {
  /** Called with each answer, and with the end of the process, even while it is idle. */
  listeners: { answer: (answer: unknown) => void; end: (end: ProcessEnd) => void } | undefined;
  send(message: object): void;
  /** Keeps the server alive only while an answer is pending. */
  keepServer(isHeld: boolean): void;
  stop(): void;
}

export function startProcess({ name, importer, execArgv = [], env = {} }: Program): WorkerProcess {
  const { file, loader } = findFile(name, importer);
  const child = fork(file, { execArgv: [...loader, ...execArgv], env, serialization: 'advanced' });
  const end = (reason: ProcessEnd) => helper.listeners?.end(reason);
  const helper: WorkerProcess = {
    listeners: undefined,
    send: (message) => void child.send(message, (error) => error && end(error)),
    keepServer: (isHeld) => {
      if (isHeld) child.ref();
      else child.unref();
      if (isHeld) child.channel?.ref();
      else child.channel?.unref();
    },
    stop: () => void child.kill('SIGKILL'),
  };
  child.on('message', (answer) => helper.listeners?.answer(answer));
  child.on('error', end);
  child.on('exit', (code, signal) =>
    end(Object.assign(new Error(`The process ${name} ended with ${signal ?? code}`), signal && { signal })),
  );
  return helper;
}

/**
 * Finds the file: the built one next to the bundle, or in development the source, which Node 20 reads only through tsx.
 */
function findFile(name: string, importer: string): { file: string; loader: string[] } {
  const built = new URL(`./${name}.js`, importer);
  if (existsSync(built)) return { file: fileURLToPath(built), loader: [] };
  return { file: fileURLToPath(new URL(`./${name}.ts`, importer)), loader: ['--import', 'tsx'] };
}
