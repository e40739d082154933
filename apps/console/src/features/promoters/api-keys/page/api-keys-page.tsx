import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { PermittedPart } from '#access/permitted-part.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { KeysTable } from './keys-table.tsx';
import { NewKeyButton } from './new-key-button.tsx';

export function ApiKeysPage() {
  const { t } = useTranslation('api-keys');
  return (
    <>
      <PageHeader actions={<NewKeyButton />} title={t('title')} />
      <PermittedPart label={t('loading')} permission="apikey:manage" title={t('closed')}>
        <KeysTable />
      </PermittedPart>
      <Outlet />
    </>
  );
}
