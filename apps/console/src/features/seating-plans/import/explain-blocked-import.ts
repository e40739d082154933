import type { PlanPreview } from '@parterre/contract/seating-plans';
import type { TFunction } from 'i18next';
import { wantsColumns } from './offers-import.ts';

/** Why the plan cannot be imported as it stands; nothing when it can. */
export function explainBlockedImport(
  preview: Pick<PlanPreview, 'isReadable' | 'findings'>,
  isReading: boolean,
  t: TFunction<'seating-plans'>,
): string | undefined {
  if (isReading) return t('import.blocked.reading');
  const errors = preview.findings.filter(({ severity }) => severity === 'error').length;
  if (wantsColumns(preview)) return t('import.chooseColumns');
  if (!preview.isReadable) return t('import.blocked.refused');
  return errors > 0 ? t('import.blocked.errors', { count: errors }) : undefined;
}
