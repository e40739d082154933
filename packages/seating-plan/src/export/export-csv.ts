import type { PlanSeat, SeatingPlan } from '../format/plan.ts';
import { foldLabel, isBlankLabel } from '../labels/label.ts';
import { chooseCsvForm, writeCsvLine } from '../table-file/write-csv-line.ts';

/** A plan goes back into a program, so its file has one form for every reader. */
const WRITING = { ...chooseCsvForm('en-GB'), flag: (value: boolean) => (value ? 'yes' : '') };
const COLUMNS = ['block', 'row', 'seat', 'x', 'y', 'rotation', 'access', 'restrictedView', 'category', 'plan'];

/**
 * Writes one line per seat: UTF-8 with byte order mark, commas, CRLF. An apostrophe guards text that a spreadsheet
 * would run as a formula; our import removes it. Shapes and standing areas do not fit into a table.
 */
export function exportCsv(plan: SeatingPlan): string {
  const lines = [writeCsvLine(COLUMNS, WRITING)];
  const nameOf = nameCategories(plan);
  for (const block of plan.blocks) {
    for (const row of block.rows) {
      for (const seat of row.seats)
        lines.push(writeSeat([block.label, row.label], seat, [nameOf(seat.category ?? ''), plan.name]));
    }
  }
  return `\ufeff${lines.join('')}`;
}

function writeSeat(place: readonly string[], seat: PlanSeat, [category, plan]: readonly [string, string]): string {
  const numbers = [seat.x, seat.y, seat.rotation ?? null];
  const marks = [seat.access ?? '', seat.restrictedView ?? false];
  return writeCsvLine([...place, seat.label, ...numbers, ...marks, category, plan], WRITING);
}

/**
 * Returns the name of a category for formats without keys: its label, or its key if the label is blank or not unique,
 * because seats of equal names would become one category.
 */
export function nameCategories({ categories }: SeatingPlan): (key: string) => string {
  const labels = new Set(categories.map(({ label }) => foldLabel(label).trim()));
  const areNames = labels.size === categories.length && !categories.some(({ label }) => isBlankLabel(label));
  const nameByKey = new Map(areNames ? categories.map(({ key, label }) => [key, label.trim()]) : []);
  return (key) => nameByKey.get(key) ?? key;
}
