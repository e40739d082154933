import * as endpoints from '@parterre/contract/reports';
import { verb } from '../../verb.ts';
import { answerFiles, answerPage } from './chosen/answer-report.ts';
import { openSales } from './sales/open-sales.ts';

/** What was sold of every ticket of the chosen events. Throws NO_DATA for a file without a row. */
export const exportSales = verb(endpoints.exportSales, answerPage(openSales), answerFiles(openSales));
