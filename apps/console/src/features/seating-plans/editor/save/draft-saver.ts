import type { SeatingPlan } from '@parterre/seating-plan';
import { findProblem } from '../../../../api/failure.ts';
import type { EditorDesk } from '../desk/editor-desk.ts';
import { toPlacement } from '../desk/trace.ts';
import { type DrawingMerge, mergeDrawings } from '../merge/merge-drawings.ts';
import type { Side } from '../merge/merge-lists.ts';
import type { OpenedDraft } from './open-draft.ts';

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict';

interface SaverOptions {
  readonly desk: EditorDesk;
  readonly revision: number;
  /** Sends the file and answers the draft's new revision. */
  readonly send: (file: File, revision: number) => Promise<number>;
  /** The draft as it stands on the server now. */
  readonly readTheirs: () => Promise<OpenedDraft>;
  /** Told when what somebody else drew has come into the drawing unasked, with the name of who saved. */
  readonly onMerged?: (name: string | null) => void;
  readonly restMs: number;
}

/**
 * Saves the draft when the drawing rests. One save at a time; what changes meanwhile is saved after it. What somebody else
 * saved comes into the drawing; where both changed the same part, saving stops until the reader has chosen.
 */
export class DraftSaver {
  state: SaveState = 'saved';
  error: unknown;
  revision: number;
  readonly #options: SaverOptions;
  readonly #listeners = new Set<() => void>();
  #savedMark: string;
  /** What the server had at `revision`: what only one of two changed is told by it. */
  #base: SeatingPlan;
  #savedTrace: number;
  #theirs: OpenedDraft | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<boolean> | null = null;

  constructor(options: SaverOptions) {
    this.#options = options;
    this.revision = options.revision;
    this.#savedMark = this.#mark;
    this.#base = options.desk.document;
    this.#savedTrace = options.desk.traceVersion;
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

  /** What both changed, as the drawing stands now; null: nobody else has saved. */
  findMerge(): (DrawingMerge & { savedBy: string | null }) | null {
    const theirs = this.#theirs;
    if (!theirs) return null;
    const { desk } = this.#options;
    const { document, draft } = theirs;
    const { lastBlockId, savedBy } = draft;
    return { savedBy, ...mergeDrawings({ base: this.#base, mine: desk.document, theirs: document, lastBlockId }) };
  }

  /** Each part that both changed is taken from the side that is chosen for it. */
  async settle(choose: (id: string) => Side): Promise<boolean> {
    this.#takeIn(choose);
    return this.save();
  }

  /** A picture was laid under the drawing: that made a revision too. Any other is somebody else's, and merged. */
  follow(revision: number): void {
    if (revision === this.revision + 1) this.revision = revision;
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#listeners.clear();
  }

  async #send(): Promise<boolean> {
    const mark = this.#mark;
    const { desk, send } = this.#options;
    const { document, traceVersion } = desk;
    this.#setState('saving');
    try {
      this.revision = await send(writeFile(document, desk.trace), this.revision);
      this.#base = document;
      this.#savedMark = mark;
      this.#savedTrace = traceVersion;
      this.#setState(this.#mark === mark ? 'saved' : 'waiting');
      return true;
    } catch (error) {
      this.error = error;
      if (findProblem(error)?.code === 'STALE') return this.#meetTheirs();
      this.#setState('failed');
      return false;
    }
  }

  /** Somebody else saved. True when their drawing and mine went together and are saved. */
  async #meetTheirs(): Promise<boolean> {
    try {
      this.#theirs = await this.#options.readTheirs();
    } catch (error) {
      this.error = error;
      this.#setState('failed');
      return false;
    }
    if (this.findMerge()?.clashes.length !== 0) {
      this.#setState('conflict');
      return false;
    }
    const savedBy = this.#theirs.draft.savedBy;
    this.#takeIn(() => 'mine');
    this.#options.onMerged?.(savedBy);
    return this.#send();
  }

  #takeIn(choose: (id: string) => Side): void {
    const merge = this.findMerge();
    const theirs = this.#theirs;
    if (!merge || !theirs) return;
    const { desk } = this.#options;
    this.#theirs = null;
    this.revision = theirs.draft.revision;
    this.#base = theirs.document;
    this.state = 'waiting';
    desk.takeIn(merge.settle(choose), merge.renumbered);
    const picture = theirs.draft.traceImage;
    const isMoved = desk.traceVersion !== this.#savedTrace;
    desk.setTrace(isMoved && picture && desk.trace ? { ...picture, ...toPlacement(desk.trace) } : picture, false);
    this.#savedMark = '';
    this.#setState('waiting');
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

function writeFile(document: SeatingPlan, trace: EditorDesk['trace']): File {
  const draft = { document, ...(trace && { traceImage: toPlacement(trace) }) };
  return new File([JSON.stringify(draft)], 'draft.json', { type: 'application/json' });
}
