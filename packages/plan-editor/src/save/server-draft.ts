import type { SeatingPlan } from '@parterre/seating-plan';
import type { PlanDesk } from '../desk/plan-desk.ts';
import { type Trace, toPlacement } from '../desk/trace.ts';
import { listChangedParts } from '../merge/list-changed-parts.ts';
import { type DrawingMerge, mergeDrawings } from '../merge/merge-drawings.ts';
import { isSame, type Side } from '../merge/merge-lists.ts';
import { type DraftState, type MergedChanges, type SavedDraft, type SentSave, writeDraft } from './saved-draft.ts';

/** What the server has of a drawing, what somebody else has saved meanwhile, and how both become one on the desk. */
export class ServerDraft {
  readonly #desk: PlanDesk;
  #state: DraftState;
  /** The server's document at its revision, to see which side changed what. */
  #base: SeatingPlan;
  /** Ids of all blocks that both the server and this desk have had: none is ever reused for another block. */
  readonly #shared = new Set<number>();
  #savedMark: string;
  #savedTrace: number;
  #theirs: SavedDraft | null = null;

  constructor(desk: PlanDesk, { revision, versionNumber, isSaved }: DraftState) {
    this.#desk = desk;
    this.#state = { revision, versionNumber, isSaved };
    this.#savedMark = this.mark;
    this.#savedTrace = desk.traceVersion;
    this.#base = desk.document;
    this.#share(this.#base);
  }

  get state(): DraftState {
    return this.#state;
  }

  /** Another text after every change of the drawing and of its picture. */
  get mark(): string {
    const { editor, traceVersion } = this.#desk;
    return `${editor.version}|${traceVersion}`;
  }

  /** True if the server has everything on the desk. */
  get isCurrent(): boolean {
    return this.mark === this.#savedMark;
  }

  /** True if somebody else's save is known and not yet merged. */
  get hasTheirs(): boolean {
    return this.#theirs !== null;
  }

  pack(): SentSave {
    const { document, trace, traceVersion } = this.#desk;
    const file = writeDraft(document, trace);
    const { revision } = this.#state;
    return { file, revision, key: crypto.randomUUID(), document, mark: this.mark, traceVersion };
  }

  noteSaved({ document, mark, traceVersion }: SentSave, revision: number): void {
    this.#state = { ...this.#state, revision, isSaved: true };
    this.#base = document;
    this.#share(document);
    this.#savedMark = mark;
    this.#savedTrace = traceVersion;
  }

  /** Any revision but the next includes somebody else's changes, which the next save merges. */
  notePicture(revision: number, picture: Trace | null): void {
    if (revision === this.#state.revision + 1) this.#state = { ...this.#state, revision };
    this.#takePicture(picture);
  }

  meetTheirs(theirs: SavedDraft | null): void {
    this.#theirs = theirs;
  }

  /** True if somebody has discarded the draft that this desk had saved. */
  get isThrownAway(): boolean {
    const theirs = this.#theirs?.draft;
    const { isSaved, versionNumber } = this.#state;
    return theirs !== undefined && isSaved && !theirs.isSaved && theirs.versionNumber === versionNumber;
  }

  listTheirChanges(): MergedChanges | null {
    if (!this.#theirs) return null;
    const { draft, document } = this.#theirs;
    return { revision: draft.revision, savedBy: draft.savedBy, parts: listChangedParts(this.#base, document) };
  }

  /** Returns the merge with the parts that both sides changed; null if nobody else has saved. */
  findMerge(): (DrawingMerge & { savedBy: string | null }) | null {
    if (!this.#theirs) return null;
    const { document, draft } = this.#theirs;
    const { lastBlockId, savedBy } = draft;
    const merge = mergeDrawings({
      base: this.#base,
      mine: this.#desk.document,
      theirs: document,
      lastBlockId,
      shared: this.#shared,
      isPublished: draft.versionNumber > this.#state.versionNumber,
    });
    return { savedBy, ...merge };
  }

  /**
   * Draws the merge on the desk. Without changes here (`isDone`) the other drawing is taken literally: two desks that
   * both normalise it would never stop saving.
   */
  takeTheirs(choose: (id: string) => Side, isDone: boolean): void {
    const theirs = this.#theirs;
    if (!theirs) return;
    const merge = isDone ? null : this.findMerge();
    const settled = merge?.settle(choose) ?? theirs.document;
    const isMoved = this.#isPictureMoved;
    this.#follow(theirs);
    this.#desk.applyMerged(settled, merge?.renumbered ?? new Map(), theirs.draft.lastBlockId);
    this.#takePicture(theirs.draft.traceImage);
    this.#savedMark = isSame(settled, theirs.document) && !isMoved ? this.mark : '';
  }

  /** Everything on the desk is to be sent, on top of what the server has now. */
  keepMine(): void {
    if (this.#theirs) this.#follow(this.#theirs);
    this.#savedMark = '';
  }

  #follow({ draft, document }: SavedDraft): void {
    const { revision, versionNumber, isSaved } = draft;
    this.#theirs = null;
    this.#state = { revision, versionNumber, isSaved };
    this.#base = document;
    this.#share(document);
  }

  /**
   * Keeps the position to which the picture was moved since the last save; a picture of another size keeps its width on
   * the plan.
   */
  #takePicture(picture: Trace | null): void {
    const { trace } = this.#desk;
    const placed = this.#isPictureMoved && picture && trace;
    const scale = placed ? (trace.scale * trace.width) / picture.width : 1;
    this.#desk.setTrace(placed ? { ...picture, ...toPlacement(trace), scale } : picture, false);
  }

  get #isPictureMoved(): boolean {
    return this.#desk.traceVersion !== this.#savedTrace;
  }

  #share({ blocks }: SeatingPlan): void {
    for (const { blockId } of blocks) this.#shared.add(blockId);
  }
}
