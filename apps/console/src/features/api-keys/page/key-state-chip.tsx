import type { ApiKey } from '@parterre/contract/api-keys';
import { useTranslation } from 'react-i18next';
import { ToneChip } from '../../../ui/status-chip.tsx';

export function KeyStateChip({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('api-keys');
  const isRevoked = apiKey.revokedAt !== null;
  return <ToneChip tone={isRevoked ? 'neutral' : 'ok'}>{t(isRevoked ? 'state.revoked' : 'state.inUse')}</ToneChip>;
}
