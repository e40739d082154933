import * as endpoints from '@parterre/contract/reports';
import { verb } from '#verb.ts';
import { answerFiles, answerPage } from './chosen/answer-report.ts';
import { openCustomerData } from './customer-data/open-customer-data.ts';
import { openDetailedSales } from './detailed-sales/open-detailed-sales.ts';
import { openFanshare } from './fanshare/open-fanshare.ts';
import { openSales } from './sales/open-sales.ts';

/** Reports the sales of every price type of the chosen shows. Throws NO_DATA for a file without a row. */
export const exportSales = verb(endpoints.exportSales, answerPage(openSales), answerFiles(openSales));

/**
 * Reports every ticket of the orders. Buyers are shown with `customer:export` in files, and with `customer:read` on a
 * page. Throws NO_DATA for a file without a row.
 */
export const exportDetailedSales = verb(
  endpoints.exportDetailedSales,
  answerPage(openDetailedSales),
  answerFiles(openDetailedSales),
);

/**
 * Reports the buyers of the chosen shows, who are masked on a page without `customer:read`. A file is recorded in the
 * audit. Throws NO_DATA for a file without a row.
 */
export const exportCustomerData = verb(
  endpoints.exportCustomerData,
  answerPage(openCustomerData),
  answerFiles(openCustomerData),
);

/** Reports the tickets that buyers offered for resale, with the result. Throws NO_DATA for a file without a row. */
export const exportFanshare = verb(endpoints.exportFanshare, answerPage(openFanshare), answerFiles(openFanshare));
