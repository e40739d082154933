import { useTranslation } from 'react-i18next';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { PlusIcon } from '#ui/icons.tsx';

export function NewKeyButton() {
  const { t } = useTranslation('api-keys');
  const search = usePageSearch();
  return (
    <ReasonedButton
      color="primary"
      href={`${paths.apiKeyNew()}${search}`}
      reason={useLockReason('apikey:manage')}
      startIcon={<PlusIcon />}
      variant="contained"
    >
      {t('new.action')}
    </ReasonedButton>
  );
}
