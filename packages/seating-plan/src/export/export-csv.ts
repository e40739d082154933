import type { PlanSeat, SeatingPlan } from '../plan.ts';

const COLUMNS = ['block', 'row', 'seat', 'x', 'y', 'rotation', 'access', 'restrictedView', 'category', 'plan'];

/**
 * One seat a line; UTF-8 with byte order mark, comma, CRLF. Text that a spreadsheet would run as a formula is preceded
 * by an apostrophe, which our import takes off again. Shapes and standing areas have no place in a table.
 */
export function exportCsv(plan: SeatingPlan): string {
  const lines = [COLUMNS.join(',')];
  for (const block of plan.blocks) {
    for (const row of block.rows) {
      for (const seat of row.seats) lines.push(writeSeat(plan.name, block.label, row.label, seat));
    }
  }
  return `\ufeff${lines.join('\r\n')}\r\n`;
}

function writeSeat(plan: string, block: string, row: string, seat: PlanSeat): string {
  const texts = [block, row, seat.label].map(writeText);
  const numbers = [seat.x, seat.y, seat.rotation].map((value) => String(value ?? ''));
  const marks = [seat.access ?? '', seat.restrictedView ? 'yes' : ''];
  return [...texts, ...numbers, ...marks, writeText(seat.category ?? ''), writeText(plan)].join(',');
}

/** A text that already looks guarded is guarded once more, so that taking one apostrophe off always gives it back. */
function writeText(text: string): string {
  const guarded = /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
