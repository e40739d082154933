import { useTranslation } from 'react-i18next';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { ReasonedButton } from '#ui/reasoned-button.tsx';

/** The page's primary action; without the permission it takes the focus still, and says why it does nothing. */
export function NewLinkButton({ showCode }: { showCode: string }) {
  const { t } = useTranslation('short-urls');
  const search = usePageSearch();
  return (
    <ReasonedButton
      color="primary"
      href={`${paths.showLinkNew(showCode)}${search}`}
      reason={useCan('link:write') ? undefined : t('notAllowed')}
      startIcon={<PlusIcon />}
      variant="contained"
    >
      {t('new.action')}
    </ReasonedButton>
  );
}
