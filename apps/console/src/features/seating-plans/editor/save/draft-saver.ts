import { findProblem } from '../../../../api/failure.ts';
import type { EditorDesk } from '../desk/editor-desk.ts';
import { toPlacement } from '../desk/trace.ts';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

interface SaverOptions {
  readonly desk: EditorDesk;
  readonly revision: number;
  /** Sends the file and answers the draft's new revision. */
  readonly send: (file: File, revision: number) => Promise<number>;
  /** The revision that stands on the server now. */
  readonly readRevision: () => Promise<number>;
  readonly restMs: number;
}

/**
 * Saves the draft when the drawing rests. One save at a time; what changes meanwhile is saved after it. A revision that
 * somebody else made stops it until the reader has chosen.
 */
export class DraftSaver {
  state: SaveState = 'saved';
  error: unknown;
  revision: number;
  readonly #options: SaverOptions;
  readonly #listeners = new Set<() => void>();
  #savedMark: string;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | null = null;

  constructor(options: SaverOptions) {
    this.#options = options;
    this.revision = options.revision;
    this.#savedMark = this.#mark;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getState = (): SaveState => this.state;

  /** Whether anything was saved here, or waits to be. */
  get hasChanges(): boolean {
    return this.revision !== this.#options.revision || this.#mark !== this.#savedMark;
  }

  /** To be told after every change on the desk. */
  noteChange = (): void => {
    if (this.#mark === this.#savedMark || this.state === 'conflict') return;
    if (this.state !== 'saving') this.#setState('waiting');
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), this.#options.restMs);
  };

  /** True when the server has everything that is on the desk. */
  async save(): Promise<boolean> {
    clearTimeout(this.#timer);
    if (this.#running) await this.#running;
    if (this.state === 'conflict') return false;
    if (this.#mark === this.#savedMark) return this.state === 'saved';
    this.#running = this.#send();
    const isSaved = await this.#running;
    this.#running = null;
    if (isSaved && this.#mark !== this.#savedMark) return this.save();
    return isSaved;
  }

  /** Puts mine over theirs. */
  async keepMine(): Promise<boolean> {
    this.revision = await this.#options.readRevision();
    this.#savedMark = '';
    this.#setState('waiting');
    return this.save();
  }

  /** A picture was laid under the drawing: that made a revision too. */
  follow(revision: number): void {
    this.revision = revision;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  async #send(): Promise<boolean> {
    const mark = this.#mark;
    this.#setState('saving');
    try {
      this.revision = await this.#options.send(writeFile(this.#options.desk), this.revision);
      this.#savedMark = mark;
      this.#setState(this.#mark === mark ? 'saved' : 'waiting');
      return true;
    } catch (error) {
      this.error = error;
      this.#setState(findProblem(error)?.code === 'STALE' ? 'conflict' : 'failed');
      return false;
    }
  }

  get #mark(): string {
    const { editor, traceVersion } = this.#options.desk;
    return `${editor.version}|${traceVersion}`;
  }

  #setState(state: SaveState): void {
    this.state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}

function writeFile({ document, trace }: EditorDesk): File {
  const draft = { document, ...(trace && { traceImage: toPlacement(trace) }) };
  return new File([JSON.stringify(draft)], 'draft.json', { type: 'application/json' });
}
