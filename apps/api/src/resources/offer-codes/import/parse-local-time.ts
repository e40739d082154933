import { LocalDateTime } from '@parterre/contract/wire/values';
import { type CellProblem, refuseCell } from './row-problem.ts';

const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2})?))?$/;
const BRITISH = /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})(?:,? (\d{2}:\d{2}(?::\d{2})?))?$/;
/** What stands for no date (spec §5, §9). */
const NO_DATE = /^(0001-01-01.*|--\/--\/----|)$/;

/**
 * A wall time as `YYYY-MM-DDTHH:mm:ss` from ISO or DD/MM/YYYY (also with dots), with or without a time; null for no
 * date. A day without a time means its first second for a beginning, its last for an end.
 */
export function parseLocalTime(text: string, column: CellProblem['column'], edge: 'start' | 'end'): string | null {
  if (NO_DATE.test(text)) return null;
  const iso = ISO.exec(text);
  const british = BRITISH.exec(text);
  const [year, month, day] = iso ? iso.slice(1, 4) : (british?.slice(1, 4).reverse() ?? []);
  if (!year || !month || !day) throw refuseCell(column, 'not-a-date');
  const time = (iso ?? british)?.[4] ?? (edge === 'start' ? '00:00:00' : '23:59:59');
  const parsed = LocalDateTime.safeParse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T${time}`);
  if (!parsed.success) throw refuseCell(column, 'not-a-date');
  return parsed.data;
}
