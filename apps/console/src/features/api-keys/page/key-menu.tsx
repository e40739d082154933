import type { ApiKey } from '@parterre/contract/api-keys';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { RevokeDialog } from '../revoke-dialog.tsx';

export function KeyMenu({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('api-keys');
  const search = usePageSearch();
  const [isRevoking, setRevoking] = useState(false);
  return (
    <>
      <MoreMenu label={t('menu.label', { name: apiKey.name })}>
        <MenuEntry label={t('menu.open')} to={`${paths.apiKey(apiKey.apiKeyId)}${search}`} />
        <MenuEntry
          isDangerous
          label={t('revoke.action')}
          onChoose={() => setRevoking(true)}
          reason={apiKey.revokedAt === null ? undefined : t('revoked')}
        />
      </MoreMenu>
      <RevokeDialog apiKey={isRevoking ? apiKey : null} onClose={() => setRevoking(false)} />
    </>
  );
}
