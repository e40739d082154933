import { SaveQueue } from '@parterre/canvas';
import type { SeatingPlan } from '@parterre/seating-plan';
import { type Trace, toPlacement } from '../desk/trace.ts';
import { listChangedParts } from '../merge/list-changed-parts.ts';
import { type DrawingMerge, mergeDrawings } from '../merge/merge-drawings.ts';
import { isSame, type Side } from '../merge/merge-lists.ts';
import { type SavedDraft, type SaverOptions, type SaveState, type SentSave, writeDraft } from './saved-draft.ts';

const RETRY_MS = 2000;
const DOUBLINGS_MAX = 5;

/**
 * Saves the draft when drawing pauses, one save at a time. A save without an answer is first repeated unchanged, under
 * its key. Other users' saves are merged; if both sides changed the same part, saving stops until the user has chosen.
 */
export class DraftSaver {
  state: SaveState = 'saved';
  /** The error of the last save; undefined after a successful one. */
  error: unknown;
  revision: number;
  versionNumber: number;
  /** True if the user cannot draw, so that a discarded draft leaves nothing to keep. */
  isReadOnly = false;
  readonly #options: SaverOptions;
  readonly #listeners = new Set<() => void>();
  #isSaved: boolean;
  #savedMark: string;
  /** The server's document at `revision`, to see which side changed what. */
  #base: SeatingPlan;
  /** Ids of all blocks that both the server and this desk have had: none is ever reused for another block. */
  readonly #shared = new Set<number>();
  #savedTrace: number;
  #theirs: SavedDraft | null = null;
  readonly #line = new SaveQueue<SentSave>();
  #failures = 0;
  #notedMark: string;
  #isOpen = true;
  #isMerging = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: SaverOptions) {
    this.#options = options;
    const { desk, draft } = options;
    this.revision = draft.revision;
    this.versionNumber = draft.versionNumber;
    this.#isSaved = draft.isSaved;
    this.#savedMark = this.#mark;
    this.#notedMark = this.#mark;
    this.#base = desk.document;
    this.#share(this.#base);
    this.#savedTrace = desk.traceVersion;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  getState = (): SaveState => this.state;

  /** True if there are unpublished changes. */
  get hasDraft(): boolean {
    return this.#isSaved || this.#line.lost !== null || this.#mark !== this.#savedMark;
  }

  /** True if the plan itself is deleted, so that only a new plan can keep the drawing. */
  get isPlanGone(): boolean {
    return this.state === 'gone' && this.#theirs === null;
  }

  /** Must be called after every change on the desk. */
  handleChange = (): void => {
    if (this.#mark === this.#notedMark || this.#isStopped) return;
    this.#notedMark = this.#mark;
    // The merge itself changes the desk; what has to be sent is known only after it.
    if (this.#isMerging) return;
    if (this.state !== 'saving') this.#setState('waiting');
    this.#saveIn(this.#options.restMs);
  };

  /** Repeats a failed save immediately, because the connection may be back. */
  retry = (): void => {
    if (this.state === 'failed') void this.save();
  };

  /** Returns true if the server then has everything on the desk. */
  async save(): Promise<boolean> {
    clearTimeout(this.#timer);
    return this.#line.run(async () => {
      if (this.#isStopped) return false;
      if (this.#isDone) return this.state === 'saved';
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
      // Any other revision includes somebody else's changes, which the next save merges.
      if (revision === this.revision + 1) this.revision = revision;
      this.#takePicture(traceImage);
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
  findMerge(): (DrawingMerge & { savedBy: string | null }) | null {
    const theirs = this.#theirs;
    if (!theirs) return null;
    const { document, draft } = theirs;
    const { lastBlockId, savedBy } = draft;
    const merge = mergeDrawings({
      base: this.#base,
      mine: this.#options.desk.document,
      theirs: document,
      lastBlockId,
      shared: this.#shared,
      isPublished: draft.versionNumber > this.versionNumber,
    });
    return { savedBy, ...merge };
  }

  /** Resolves each part that both sides changed by the chosen side. */
  async settle(choose: (id: string) => Side): Promise<boolean> {
    this.#applyMerged(choose);
    return this.save();
  }

  /** Saves the whole drawing as a new draft after the previous one was discarded. */
  async keepMine(): Promise<boolean> {
    const theirs = this.#theirs;
    if (this.state !== 'gone' || !theirs) return false;
    this.#follow(theirs);
    this.#savedMark = '';
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
    return this.state === 'conflict' || this.state === 'gone';
  }

  get #isDone(): boolean {
    return this.#line.lost === null && this.#mark === this.#savedMark;
  }

  /** Repeats a save without an answer first, unchanged, because only its answer tells whether it was saved. */
  async #send(): Promise<boolean> {
    this.#setState('saving');
    const { send, judge } = this.#options;
    const sent = this.#line.lost ?? this.#pack();
    try {
      const request = ({ file, revision, key }: SentSave) => send(file, revision, key);
      this.revision = await this.#line.send(sent, request, (error) => judge(error).isLost);
    } catch (error) {
      return judge(error).cause === 'stale' ? this.#mergeTheirs() : this.#fail(error);
    }
    this.error = undefined;
    this.#failures = 0;
    this.#isSaved = true;
    this.#base = sent.document;
    this.#share(sent.document);
    this.#savedMark = sent.mark;
    this.#savedTrace = sent.traceVersion;
    this.#setState(this.#mark === sent.mark ? 'saved' : 'waiting');
    return true;
  }

  #pack(): SentSave {
    const { desk } = this.#options;
    const { document, traceVersion } = desk;
    const file = writeDraft(document, desk.trace);
    return { file, revision: this.revision, key: crypto.randomUUID(), document, mark: this.#mark, traceVersion };
  }

  #fail(error: unknown): false {
    this.error = error;
    const { cause, isWorthRepeating } = this.#options.judge(error);
    if (cause === 'gone') {
      this.#theirs = null;
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
      this.#theirs = await this.#options.readTheirs();
    } catch (error) {
      this.#fail(error);
      // All changes here are saved; only the other user's could not be read.
      if (this.state === 'failed' && this.#isDone) this.#setState('saved');
      return false;
    }
    const { draft, document } = this.#theirs;
    const isThrownAway = this.#isSaved && !draft.isSaved && draft.versionNumber === this.versionNumber;
    if (isThrownAway && !this.isReadOnly) {
      this.#setState('gone');
      return false;
    }
    if (!this.#isDone && this.findMerge()?.clashes.length !== 0) {
      this.#setState('conflict');
      return false;
    }
    const parts = listChangedParts(this.#base, document);
    this.#applyMerged(() => 'mine');
    const { revision, savedBy } = draft;
    if (parts.length > 0) this.#options.onMerged?.({ revision, savedBy, parts });
    return true;
  }

  #applyMerged(choose: (id: string) => Side): void {
    const theirs = this.#theirs;
    if (!theirs) return;
    // Without changes here, the other drawing is taken literally: two desks that both normalise it would never stop
    // saving.
    const merge = this.#isDone ? null : this.findMerge();
    const settled = merge?.settle(choose) ?? theirs.document;
    const { desk } = this.#options;
    const isMoved = desk.traceVersion !== this.#savedTrace;
    this.#follow(theirs);
    // Changes caused by the merge itself must not start another save or merge.
    this.state = 'waiting';
    this.#isMerging = true;
    desk.applyMerged(settled, merge?.renumbered ?? new Map(), theirs.draft.lastBlockId);
    this.#takePicture(theirs.draft.traceImage);
    this.#isMerging = false;
    const isTheirs = isSame(settled, theirs.document) && !isMoved;
    this.#savedMark = isTheirs ? this.#mark : '';
    this.error = undefined;
    this.#setState(isTheirs ? 'saved' : 'waiting');
    if (!isTheirs) this.#saveIn(this.#options.restMs);
  }

  #follow({ draft, document }: SavedDraft): void {
    this.#theirs = null;
    this.revision = draft.revision;
    this.versionNumber = draft.versionNumber;
    this.#isSaved = draft.isSaved;
    this.#base = document;
    this.#share(document);
  }

  /**
   * Keeps the position to which the picture was moved since the last save; a picture of another size keeps its width on
   * the plan.
   */
  #takePicture(picture: Trace | null): void {
    const { desk } = this.#options;
    const { trace } = desk;
    const isMoved = desk.traceVersion !== this.#savedTrace;
    const placed = isMoved && picture && trace;
    const scale = placed ? (trace.scale * trace.width) / picture.width : 1;
    desk.setTrace(placed ? { ...picture, ...toPlacement(trace), scale } : picture, false);
  }

  #share({ blocks }: SeatingPlan): void {
    for (const { blockId } of blocks) this.#shared.add(blockId);
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
