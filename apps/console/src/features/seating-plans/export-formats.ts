import type { listPlanExports } from '@parterre/contract/seating-plans';
import type { AnswerOf } from '@parterre/contract/wire/endpoint';
import type { TFunction } from 'i18next';

/** What a plan is exported as; the words are `seating-plans:export.<format>`. */
export const EXPORT_FORMATS = ['parterre', 'pretix', 'csv'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

type PlanExport = AnswerOf<typeof listPlanExports>['items'][number];

/** What of the plan a file of the format will not hold. */
export function describeLosses(
  { losses }: Pick<PlanExport, 'losses'>,
  t: TFunction<'seating-plans'>,
  language: string,
): string {
  if (losses.length === 0) return t('export.complete');
  const words = losses.map(({ what, count }) => t(`export.losses.${what}`, { count }));
  return t('export.without', { list: new Intl.ListFormat(language).format(words) });
}
