import { useTranslation } from 'react-i18next';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { PlusIcon } from '#ui/icons.tsx';

export function InviteButton() {
  const { t } = useTranslation('users');
  const search = usePageSearch();
  return (
    <ReasonedButton
      color="primary"
      href={`${paths.userInvite()}${search}`}
      reason={useLockReason('user:manage')}
      startIcon={<PlusIcon />}
      variant="contained"
    >
      {t('invite.action')}
    </ReasonedButton>
  );
}
