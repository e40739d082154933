import type { ApiKey } from '@parterre/contract/api-keys';
import { useTranslation } from 'react-i18next';
import { useRevokeApiKeyMutation } from '#api/queries/promoters/api-keys.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { showToast } from '#ui/notices/notices.tsx';

interface RevokeDialogProps {
  apiKey: ApiKey | null;
  onClose: () => void;
}

/** Asks before revoking: a revoked key never works again. Needs `apikey:manage`. */
export function RevokeDialog({ apiKey, onClose }: RevokeDialogProps) {
  const { revokeKey, describe } = useRevocation();
  const handleConfirm = async () => {
    if (!apiKey) return;
    await revokeKey(apiKey);
    onClose();
  };
  const request = apiKey && { ...describe(apiKey), isDangerous: true };
  return <ConfirmDialog onClose={onClose} onConfirm={handleConfirm} request={request} />;
}

/** The question before revoking a key, and the revocation. A key revoked meanwhile is refused (STATUS_CHANGE_REFUSED). */
export function useRevocation() {
  const { t } = useTranslation('api-keys');
  const [revoke] = useRevokeApiKeyMutation();
  return {
    revokeKey: async ({ apiKeyId, name }: ApiKey) => {
      await revoke({ params: { apiKeyId } }).unwrap();
      showToast(t('revoke.done', { name }), 'success');
    },
    describe: ({ name }: ApiKey) => ({
      title: t('revoke.title', { name }),
      body: t('revoke.text'),
      confirmLabel: t('revoke.action'),
    }),
  };
}
