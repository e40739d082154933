import { useTranslation } from 'react-i18next';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { ReasonedButton } from '#ui/reasoned-button.tsx';
import { useCodeSearch } from '../use-code-search.ts';

/** The page's primary action. */
export function NewCodeButton({ showCode }: { showCode: string }) {
  const { t } = useTranslation('offer-codes');
  const search = useCodeSearch();
  return (
    <ReasonedButton
      color="primary"
      href={`${paths.showOfferCodeNew(showCode)}${search}`}
      reason={useCan('offer:write') ? undefined : t('notAllowed')}
      startIcon={<PlusIcon />}
      variant="contained"
    >
      {t('new.action')}
    </ReasonedButton>
  );
}
