import { OFFER_IMPORT_PROBLEMS_MAX, type OfferImportProblem } from '@parterre/contract/offer-codes';
import type { OfferColumnPlaces } from './map-columns.ts';
import { readCell } from './parse-row.ts';
import { RowRefusal } from './row-problem.ts';

const SHOWN_CODE = 100;

/** Collects the problems of a file's rows over several passes. */
export class ImportNotes {
  failed = 0;
  readonly #places: OfferColumnPlaces;
  readonly #problems: OfferImportProblem[] = [];
  #room = OFFER_IMPORT_PROBLEMS_MAX;

  constructor(places: OfferColumnPlaces) {
    this.#places = places;
  }

  /**
   * Starts a pass. Its problems may come before those of earlier passes, so each pass has room for all that are
   * reported.
   */
  startPass(): void {
    this.#room = OFFER_IMPORT_PROBLEMS_MAX;
  }

  /** Runs work that may refuse the row, and records the reason. */
  guard(row: number, cells: readonly string[], work: () => void): void {
    try {
      work();
    } catch (error) {
      if (!(error instanceof RowRefusal)) throw error;
      this.failed++;
      if (this.#room === 0) return;
      this.#room--;
      const code = readCell(cells, this.#places, 'code').slice(0, SHOWN_CODE);
      this.#problems.push({ row, code, ...error.problem });
    }
  }

  /** Lists the first problems by row. */
  list(): OfferImportProblem[] {
    return this.#problems.toSorted((a, b) => a.row - b.row).slice(0, OFFER_IMPORT_PROBLEMS_MAX);
  }
}
