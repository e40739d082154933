import { SaveQueue } from '@parterre/canvas';
import type { SeatingPlan } from '@parterre/seating-plan';
import type { PlanDesk } from '../desk/plan-desk.ts';
import { type Trace, toPlacement } from '../desk/trace.ts';
import { listChangedParts } from '../merge/list-changed-parts.ts';
import { type DrawingMerge, mergeDrawings, type PartClash } from '../merge/merge-drawings.ts';
import type { Side } from '../merge/merge-lists.ts';
import { isSame } from '../merge/merge-lists.ts';
import { type DraftStand, type SavedDraft, writeDraft } from './saved-draft.ts';

/** `gone`: somebody threw the draft away, or the plan with it. */
export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'conflict' | 'gone';

export interface MergedChanges {
  /** The draft's revision with it, and who saved that; null once it is published. */
  readonly revision: number;
  readonly savedBy: string | null;
  readonly parts: readonly PartClash[];
}

export interface SaveFailure {
  /** `stale`: somebody else saved meanwhile; `gone`: there is no such plan any more. */
  readonly cause: 'stale' | 'gone' | 'other';
  /** Nobody knows whether the server did it. */
  readonly isLost: boolean;
  /** It may pass by itself. */
  readonly isWorthRepeating: boolean;
}

interface SaverOptions {
  readonly desk: PlanDesk;
  readonly draft: DraftStand;
  /** Sends the file and answers the draft's new revision. */
  readonly send: (file: File, revision: number, idempotencyKey: string) => Promise<number>;
  readonly readTheirs: () => Promise<SavedDraft>;
  readonly judge: (error: unknown) => SaveFailure;
  /** Called when another person's changes were merged without asking. */
  readonly onMerged?: (mergedChanges: MergedChanges) => void;
  readonly restMs: number;
  /** The pause after the first failure; it doubles with each. */
  readonly retryMs?: number;
}

/** One save as it was sent: until it is answered, nothing else may be sent. */
interface SentSave {
  readonly file: File;
  readonly revision: number;
  readonly key: string;
  readonly document: SeatingPlan;
  readonly mark: string;
  readonly traceVersion: number;
}

const RETRY_MS = 2000;
const MOST_DOUBLINGS = 5;

/**
 * Saves the draft when the drawing rests. One thing at a time; what changes meanwhile is saved after it. A save whose
 * answer was lost is sent again as it was, under its key, before anything newer. What somebody else saved comes into the
 * drawing; where both changed the same part, saving stops until the reader has chosen.
 */
export class DraftSaver {
  state: SaveState = 'saved';
  /** Of the last save; nothing once it is saved. */
  error: unknown;
  revision: number;
  versionNumber: number;
  /** Nothing is drawn here: there is nothing of its own to keep when somebody throws the draft away. */
  isReadOnly = false;
  readonly #options: SaverOptions;
  readonly #listeners = new Set<() => void>();
  #isSaved: boolean;
  #savedMark: string;
  /** What the server had at `revision`: what only one of two changed is told by it. */
  #base: SeatingPlan;
  /** Ids of every block that the server and this desk have both had: none of them is ever another block's. */
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

  /** Whether there is anything that is not published. */
  get hasDraft(): boolean {
    return this.#isSaved || this.#line.lost !== null || this.#mark !== this.#savedMark;
  }

  /** Gone: the plan itself, so that only a new one can take the drawing. */
  get isPlanGone(): boolean {
    return this.state === 'gone' && this.#theirs === null;
  }

  /** To be called after every change on the desk. */
  handleChange = (): void => {
    if (this.#mark === this.#notedMark || this.#isStopped) return;
    this.#notedMark = this.#mark;
    // Nobody draws: what is to be sent of it is known once it is all in.
    if (this.#isMerging) return;
    if (this.state !== 'saving') this.#setState('waiting');
    this.#saveIn(this.#options.restMs);
  };

  /** The line is back, perhaps: what failed need not wait for its turn. */
  retry = (): void => {
    if (this.state === 'failed') void this.save();
  };

  /** True when the server has everything that is on the desk. */
  async save(): Promise<boolean> {
    clearTimeout(this.#timer);
    while (this.#line.isBusy) await this.#line.rest();
    if (this.#isStopped) return false;
    if (this.#isDone) return this.state === 'saved';
    return this.#line.run(async () => {
      let isSaved = true;
      while (isSaved && !this.#isDone) isSaved = await this.#send();
      return isSaved;
    });
  }

  /** A picture is laid under the drawing or taken away: that makes a revision too, and nothing is saved meanwhile. */
  async changePicture(change: () => Promise<Pick<SavedDraft['draft'], 'revision' | 'traceImage'>>): Promise<void> {
    await this.save();
    while (this.#line.isBusy) await this.#line.rest();
    await this.#line.run(async () => {
      const { revision, traceImage } = await change();
      // Any other revision is somebody else's too, and met with the next save.
      if (revision === this.revision + 1) this.revision = revision;
      this.#takePicture(traceImage);
    });
  }

  /** Takes in what somebody else has saved or published. True when the server has what is on the desk then. */
  async mergeSaved(): Promise<boolean> {
    while (this.#line.isBusy) await this.#line.rest();
    return this.#isStopped ? false : this.#line.run(() => this.#mergeTheirs());
  }

  /** Whether the server has a newer revision than this desk, once what is being sent is answered. */
  async isBehind(revision: number): Promise<boolean> {
    while (this.#line.isBusy) await this.#line.rest();
    return revision > this.revision && !this.#isStopped;
  }

  /** Takes in what somebody else did at once where nothing here is unsaved; otherwise the next save meets it. */
  async mergeSavedIfClean(): Promise<boolean> {
    while (this.#line.isBusy) await this.#line.rest();
    return this.#isDone && this.mergeSaved();
  }

  /** What both changed, as the drawing stands now; null: nobody else has saved. */
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

  /** Each part that both changed is taken from the side that is chosen for it. */
  async settle(choose: (id: string) => Side): Promise<boolean> {
    this.#applyMerged(choose);
    return this.save();
  }

  /** The draft was thrown away: what is on the desk becomes the next one, whole. */
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

  /** Nothing is sent by itself before `start` is called again. */
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

  /** What was sent before and not answered goes first, as it was: then it is known whether it was saved. */
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
      const { retryMs = RETRY_MS } = this.#options;
      this.#saveIn(retryMs * 2 ** Math.min(this.#failures, MOST_DOUBLINGS));
      this.#failures += 1;
    }
    return false;
  }

  #saveIn(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#isOpen) this.#timer = setTimeout(() => void this.save(), ms);
  }

  /** Somebody else saved. True when their drawing and mine went together; what that changed is sent after it. */
  async #mergeTheirs(): Promise<boolean> {
    try {
      this.#theirs = await this.#options.readTheirs();
    } catch (error) {
      this.#fail(error);
      // Everything of mine is there: it is theirs that could not be read.
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
    // Without anything of mine it is theirs to the letter: two desks that both put it in order would never rest.
    const merge = this.#isDone ? null : this.findMerge();
    const settled = merge?.settle(choose) ?? theirs.document;
    const { desk } = this.#options;
    const isMoved = desk.traceVersion !== this.#savedTrace;
    this.#follow(theirs);
    // Changes caused by the merge itself must not save or merge again.
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

  /** Where the picture was put since the last save stays; one of another size keeps its width on the plan. */
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
