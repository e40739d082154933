import { useTranslation } from 'react-i18next';
import type { NewLabels } from './draw.ts';

export function useNewLabels(): NewLabels {
  const { t } = useTranslation('plan-editor');
  return { block: t('new.block'), area: t('new.area'), stage: t('new.stage'), text: t('new.text') };
}
