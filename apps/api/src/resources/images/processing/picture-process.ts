import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { PictureAnswer, PictureRequest } from './picture-messages.ts';
import { refuseImage } from './refuse-image.ts';

const TIME_LIMIT_MS = 25_000;
const IDLE_MS = 30_000;
/** The allocator gives large pieces back at once; left alone it keeps several hundred megabytes for ever. */
const ALLOCATOR = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072', UV_THREADPOOL_SIZE: '2' };

/** A process that reads one picture after the other and ends by itself when it has waited long enough for the next. */
export class PictureProcess {
  readonly #child: ChildProcess;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hasEnded = false;

  constructor() {
    const { program, execArgv } = findProgram();
    this.#child = fork(program, { execArgv: [...execArgv, '--expose-gc'], env: ALLOCATOR, serialization: 'advanced' });
    this.#child.once('exit', () => {
      this.#hasEnded = true;
      clearTimeout(this.#timer);
    });
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** One that dies of the picture, or takes too long, has answered too: the picture is refused. */
  async ask(request: PictureRequest): Promise<PictureAnswer> {
    clearTimeout(this.#timer);
    this.#keepServer(true);
    try {
      return await this.#exchange(request);
    } finally {
      this.#keepServer(false);
      this.#timer = setTimeout(() => this.end(), IDLE_MS).unref();
    }
  }

  end(): void {
    this.#hasEnded = true;
    if (this.#child.connected) this.#child.disconnect();
  }

  #exchange(request: PictureRequest): Promise<PictureAnswer> {
    const child = this.#child;
    const listening = new AbortController();
    return new Promise<PictureAnswer>((resolve, reject) => {
      const timer = setTimeout(() => {
        reject(refuseImage('TOO_SLOW'));
        this.#hasEnded = true;
        child.kill('SIGKILL');
      }, TIME_LIMIT_MS);
      const onExit = (code: number | null, signal: string | null) =>
        reject(signal ? refuseImage('UNREADABLE', {}, signal) : new Error(`The picture process ended with ${code}`));
      child.once('message', resolve).once('exit', onExit).once('error', reject);
      child.send(request, (error) => error && reject(error));
      listening.signal.addEventListener('abort', () => {
        clearTimeout(timer);
        child.off('message', resolve).off('exit', onExit).off('error', reject);
      });
    }).finally(() => listening.abort());
  }

  /** A server with nothing else to do waits for a picture under way, not for one that may come. */
  #keepServer(isHeld: boolean): void {
    if (isHeld) this.#child.ref();
    else this.#child.unref();
    if (isHeld) this.#child.channel?.ref();
    else this.#child.channel?.unref();
  }
}

/** A file of its own beside the bundle; in development the source, which Node 20 reads through tsx only. */
function findProgram(): { program: string; execArgv: string[] } {
  const built = new URL('./picture-program.js', import.meta.url);
  if (existsSync(built)) return { program: fileURLToPath(built), execArgv: [] };
  return { program: fileURLToPath(new URL('./picture-program.ts', import.meta.url)), execArgv: ['--import', 'tsx'] };
}
