import { useTranslation } from 'react-i18next';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { ReasonedButton } from '#ui/reasoned-button.tsx';

/** Without an event it leads to the choice of one. */
export function NewListButton({ showCode }: { showCode?: string }) {
  const { t } = useTranslation('guest-lists');
  return (
    <ReasonedButton
      color="primary"
      href={showCode === undefined ? paths.guestListNew() : paths.showGuestListNew(showCode)}
      reason={useCan('guestlist:write') ? undefined : t('notAllowed')}
      startIcon={<PlusIcon />}
      variant="contained"
    >
      {t('new.action')}
    </ReasonedButton>
  );
}
