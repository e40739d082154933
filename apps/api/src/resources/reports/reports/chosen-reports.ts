import * as endpoints from '@parterre/contract/reports';
import { verb } from '#verb.ts';
import { answerFiles, answerPage } from './chosen/answer-report.ts';
import { openCustomerData } from './customer-data/open-customer-data.ts';
import { openDetailedSales } from './detailed-sales/open-detailed-sales.ts';
import { openFanshare } from './fanshare/open-fanshare.ts';
import { openSales } from './sales/open-sales.ts';

/** What was sold of every ticket of the chosen events. Throws NO_DATA for a file without a row. */
export const exportSales = verb(endpoints.exportSales, answerPage(openSales), answerFiles(openSales));

/**
 * Every ticket of an order, in files with who bought it for those with `customer:export`, on a page for those with
 * `customer:read`. Throws NO_DATA for a file without a row.
 */
export const exportDetailedSales = verb(
  endpoints.exportDetailedSales,
  answerPage(openDetailedSales),
  answerFiles(openDetailedSales),
);

/** Who bought for the chosen events; a file is written down in the audit. Throws NO_DATA for one without a row. */
export const exportCustomerData = verb(
  endpoints.exportCustomerData,
  answerPage(openCustomerData),
  answerFiles(openCustomerData),
);

/** What became of tickets that their buyers offered to others. Throws NO_DATA for a file without a row. */
export const exportFanshare = verb(endpoints.exportFanshare, answerPage(openFanshare), answerFiles(openFanshare));
