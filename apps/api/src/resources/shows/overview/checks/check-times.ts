import type { ReadinessEntry } from '@parterre/contract/shows';
import { type Check, entry } from './readiness-facts.ts';

/** The start lies ahead, and so does at least a part of the sale window, before it. */
export const checkTimes: Check = ({ show, now }) => {
  const { startsAt, onSaleAt, offSaleAt } = show;
  const judge = (code: string, isWrong: boolean, level: ReadinessEntry['level'], field: string) =>
    entry(code, isWrong ? level : 'passed', 'details', {}, { field });
  return [
    judge('START_PASSED', startsAt <= now, 'error', 'startsAtLocal'),
    judge('SALE_WINDOW_MISSING', onSaleAt === null, 'warning', 'onSaleAtLocal'),
    ...(onSaleAt ? [judge('SALE_STARTS_TOO_LATE', onSaleAt >= startsAt, 'error', 'onSaleAtLocal')] : []),
    ...(offSaleAt
      ? [
          judge('SALE_ENDED', offSaleAt <= now, 'error', 'offSaleAtLocal'),
          judge('SALE_ENDS_AFTER_START', offSaleAt > startsAt, 'warning', 'offSaleAtLocal'),
        ]
      : []),
  ];
};
