import type { NewLabels } from '@parterre/plan-editor';
import { useTranslation } from 'react-i18next';

export function useNewLabels(): NewLabels {
  const { t } = useTranslation('plan-editor');
  return { block: t('new.block'), area: t('new.area'), stage: t('new.stage'), text: t('new.text') };
}
