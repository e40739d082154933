import type { ApiKey } from '@parterre/contract/api-keys';
import { useTranslation } from 'react-i18next';
import { useRevokeApiKeyMutation } from '#api/queries/promoters/api-keys.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { showToast } from '#ui/notices/notices.tsx';

interface RevokeDialogProps {
  apiKey: ApiKey | null;
  onClose: () => void;
}

/**
 * Asks before revoking: a revoked key never works again. Needs `apikey:manage`. A key revoked meanwhile is refused
 * (STATUS_CHANGE_REFUSED).
 */
export function RevokeDialog({ apiKey, onClose }: RevokeDialogProps) {
  const { t } = useTranslation('api-keys');
  const [revoke] = useRevokeApiKeyMutation();
  const handleConfirm = async () => {
    if (!apiKey) return;
    await revoke({ params: { apiKeyId: apiKey.apiKeyId } }).unwrap();
    showToast(t('revoke.done', { name: apiKey.name }), 'success');
    onClose();
  };
  const request = apiKey && {
    title: t('revoke.title', { name: apiKey.name }),
    body: t('revoke.text'),
    confirmLabel: t('revoke.action'),
    isDangerous: true,
  };
  return <ConfirmDialog onClose={onClose} onConfirm={handleConfirm} request={request} />;
}
