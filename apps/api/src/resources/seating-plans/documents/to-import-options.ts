import type { importSeatingPlan, previewSeatingPlan } from '@parterre/contract/seating-plans';
import { CSV_FIELDS } from '@parterre/seating-plan';
import type { ImportOptions } from '@parterre/seating-plan/import';
import type { VerbInput } from '../../../verb.ts';

type Query = VerbInput<typeof previewSeatingPlan>['query'] | VerbInput<typeof importSeatingPlan>['query'];

/** The choices of the preview as the reader takes them; `auto` arranges blocks only where they lie on each other. */
export const toImportOptions = ({ repeatedRows, layout, idOrders, firstRow, ...query }: Query): ImportOptions => ({
  repeatedRows,
  columns: Object.fromEntries(CSV_FIELDS.map((field) => [field, query[field]])),
  ...(firstRow === undefined ? {} : { firstRow }),
  ...(idOrders && { idOrders }),
  ...(layout === 'auto' ? {} : { layout }),
});
