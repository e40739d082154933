import type { importSeatingPlan, previewSeatingPlan } from '@parterre/contract/seating-plans';
import type { ImportOptions } from '@parterre/seating-plan/import';
import type { VerbInput } from '../../../bind.ts';

type Query = VerbInput<typeof previewSeatingPlan>['query'] | VerbInput<typeof importSeatingPlan>['query'];

/** The choices of the preview as the reader takes them; `auto` arranges blocks only where they lie on each other. */
export const toImportOptions = ({ repeatedRows, layout }: Query): ImportOptions => ({
  repeatedRows,
  ...(layout === 'auto' ? {} : { layout }),
});
