import { isWithinBounds } from '../../../dates/date-bounds.ts';
import { isValidRange } from '../../../dates/date-range.ts';
import { findWallTime } from '../../../dates/wall-time.ts';

/** The days of a statement as the URL gives them, '' for open; days that are none or run backwards are not given. */
export function readPeriod(params: URLSearchParams): { fromOn: string; toOn: string } {
  const fromOn = readDay(params.get('fromOn'));
  const toOn = readDay(params.get('toOn'));
  const isOrdered = fromOn === '' || toOn === '' || isValidRange({ dateFrom: fromOn, dateTo: toOn });
  return isOrdered ? { fromOn, toOn } : { fromOn: '', toOn: '' };
}

const readDay = (text: string | null): string =>
  text?.length === 10 && findWallTime(text) && isWithinBounds(text) ? text : '';
