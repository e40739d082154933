import { SaveQueue } from '@parterre/canvas';
import type { Side } from '../merge/merge-lists.ts';
import { type SavedDraft, type SaverOptions, type SaveState, type SentSave, writeDraft } from './saved-draft.ts';
import { ServerDraft } from './server-draft.ts';

const RETRY_MS = 2000;
const DOUBLINGS_MAX = 5;

/**
 * Saves the draft when drawing pauses, one save at a time. A save without an answer is first repeated unchanged, under
 * its key. Other users' saves are merged; if both sides changed the same part, saving stops until the user has chosen.
 */
export class DraftSaver {
  readonly #options: SaverOptions;
  readonly #server: ServerDraft;
  readonly #line = new SaveQueue<SentSave>();
  readonly #listeners = new Set<() => void>();
  #state: SaveState = 'saved';
  #error: unknown;
  #notedMark: string;
  #failures = 0;
  #isReadOnly = false;
  #isOpen = true;
  #isMerging = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SaverOptions) {
    this.#options = options;
    this.#server = new ServerDraft(options.desk, options.draft);
    this.#notedMark = this.#server.mark;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  get state(): SaveState {
    return this.#state;
  }

  /** The error of the last save; undefined after a successful one. */
  get error(): unknown {
    return this.#error;
  }

  get revision(): number {
    return this.#server.state.revision;
  }

  get versionNumber(): number {
    return this.#server.state.versionNumber;
  }

  /** True if there are unpublished changes. */
  get hasDraft(): boolean {
    return this.#server.state.isSaved || !this.#isDone;
  }

  /** True if the plan itself is deleted, so that only a new plan can keep the drawing. */
  get isPlanGone(): boolean {
    return this.#state === 'gone' && !this.#server.hasTheirs;
  }

  /** Of a user who cannot draw, a discarded draft leaves nothing to keep. */
  setReadOnly(isReadOnly: boolean): void {
    this.#isReadOnly = isReadOnly;
  }

  /** Must be called after every change on the desk. */
  handleChange = (): void => {
    const { mark } = this.#server;
    if (mark === this.#notedMark || this.#isStopped) return;
    this.#notedMark = mark;
    // The merge itself changes the desk; what has to be sent is known only after it.
    if (this.#isMerging) return;
    if (this.#state !== 'saving') this.#setState('waiting');
    this.#saveIn(this.#options.restMs);
  };

  /** Repeats a failed save immediately, because the connection may be back. */
  retry = (): void => {
    if (this.#state === 'failed') void this.save();
  };

  /** Returns true if the server then has everything on the desk. */
  async save(): Promise<boolean> {
    clearTimeout(this.#timer);
    return this.#line.run(async () => {
      if (this.#isStopped) return false;
      if (this.#isDone) return this.#state === 'saved';
      let isSaved = true;
      while (isSaved && !this.#isDone) isSaved = await this.#send();
      return isSaved;
    });
  }

  /** Sets or removes the trace picture. This also creates a revision, so nothing is saved meanwhile. */
  async changePicture(change: () => Promise<Pick<SavedDraft['draft'], 'revision' | 'traceImage'>>): Promise<void> {
    await this.save();
    await this.#line.run(async () => {
      const { revision, traceImage } = await change();
      this.#server.notePicture(revision, traceImage);
    });
  }

  /** Merges another user's save or publication. Returns true if the server then has everything on the desk. */
  mergeSaved(): Promise<boolean> {
    return this.#line.run(async () => !this.#isStopped && this.#mergeTheirs());
  }

  /** Returns whether the server has a newer revision than this desk, after the running request is answered. */
  async isBehind(revision: number): Promise<boolean> {
    await this.#line.rest();
    return revision > this.revision && !this.#isStopped;
  }

  /** Merges other users' changes immediately if nothing here is unsaved; otherwise the next save merges them. */
  mergeSavedIfClean(): Promise<boolean> {
    return this.#line.run(async () => this.#isDone && !this.#isStopped && this.#mergeTheirs());
  }

  /** Returns the merge with the parts that both sides changed; null if nobody else has saved. */
  findMerge(): ReturnType<ServerDraft['findMerge']> {
    return this.#server.findMerge();
  }

  /** Resolves each part that both sides changed by the chosen side. */
  async settle(choose: (id: string) => Side): Promise<boolean> {
    this.#applyMerged(choose);
    return this.save();
  }

  /** Saves the whole drawing as a new draft after the previous one was discarded. */
  async keepMine(): Promise<boolean> {
    if (this.#state !== 'gone' || !this.#server.hasTheirs) return false;
    this.#server.keepMine();
    this.#setState('waiting');
    return this.save();
  }

  writeFile(): File {
    const { document, trace } = this.#options.desk;
    return writeDraft(document, trace);
  }

  /** Stops all automatic saves until `start` is called again. */
  stop(): void {
    this.#isOpen = false;
    clearTimeout(this.#timer);
  }

  start(): void {
    this.#isOpen = true;
    if (!this.#isDone) this.#saveIn(this.#options.restMs);
  }

  get #isStopped(): boolean {
    return this.#state === 'conflict' || this.#state === 'gone';
  }

  get #isDone(): boolean {
    return this.#line.lost === null && this.#server.isCurrent;
  }

  /** Repeats a save without an answer first, unchanged, because only its answer tells whether it was saved. */
  async #send(): Promise<boolean> {
    this.#setState('saving');
    const { send, judge } = this.#options;
    const sent = this.#line.lost ?? this.#server.pack();
    try {
      const request = ({ file, revision, key }: SentSave) => send(file, revision, key);
      this.#server.noteSaved(sent, await this.#line.send(sent, request, (error) => judge(error).isLost));
    } catch (error) {
      return judge(error).cause === 'stale' ? this.#mergeTheirs() : this.#fail(error);
    }
    this.#error = undefined;
    this.#failures = 0;
    this.#setState(this.#server.isCurrent ? 'saved' : 'waiting');
    return true;
  }

  #fail(error: unknown): false {
    this.#error = error;
    const { cause, isWorthRepeating } = this.#options.judge(error);
    if (cause === 'gone') {
      this.#server.meetTheirs(null);
      this.#setState('gone');
      return false;
    }
    this.#setState('failed');
    if (isWorthRepeating) {
      const { retryMs = RETRY_MS, random = Math.random } = this.#options;
      // Half to one and a half of the delay, so that editors do not all save together after an outage.
      this.#saveIn(retryMs * 2 ** Math.min(this.#failures, DOUBLINGS_MAX) * (0.5 + random()));
      this.#failures += 1;
    }
    return false;
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isOpen) this.#timer = setTimeout(() => void this.save(), ms);
  }

  /** Merges another user's save. Returns true if the drawings could be merged; the result is sent afterwards. */
  async #mergeTheirs(): Promise<boolean> {
    try {
      this.#server.meetTheirs(await this.#options.readTheirs());
    } catch (error) {
      this.#fail(error);
      // All changes here are saved; only the other user's could not be read.
      if (this.#state === 'failed' && this.#isDone) this.#setState('saved');
      return false;
    }
    if (this.#server.isThrownAway && !this.#isReadOnly) {
      this.#setState('gone');
      return false;
    }
    if (!this.#isDone && this.findMerge()?.clashes.length !== 0) {
      this.#setState('conflict');
      return false;
    }
    const changes = this.#server.listTheirChanges();
    this.#applyMerged(() => 'mine');
    if (changes && changes.parts.length > 0) this.#options.onMerged?.(changes);
    return true;
  }

  #applyMerged(choose: (id: string) => Side): void {
    if (!this.#server.hasTheirs) return;
    // Changes caused by the merge itself must not start another save or merge.
    this.#state = 'waiting';
    this.#isMerging = true;
    try {
      this.#server.takeTheirs(choose, this.#isDone);
    } finally {
      this.#isMerging = false;
    }
    this.#error = undefined;
    const { isCurrent } = this.#server;
    this.#setState(isCurrent ? 'saved' : 'waiting');
    if (!isCurrent) this.#saveIn(this.#options.restMs);
  }

  #setState(state: SaveState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}
