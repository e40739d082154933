import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { PageHeader } from '#pages/page-header.tsx';
import { ClosedPart } from '#programme/closed-part.tsx';
import { useCan, useFeatures } from '#session/use-features.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { KeysTable } from './keys-table.tsx';
import { NewKeyButton } from './new-key-button.tsx';

export function ApiKeysPage() {
  const { t } = useTranslation('api-keys');
  const { features } = useFeatures();
  const canManage = useCan('apikey:manage');
  return (
    <>
      <PageHeader actions={<NewKeyButton />} title={t('title')} />
      {!features && <SkeletonRows count={6} label={t('loading')} rowHeight={56} />}
      {features && !canManage && <ClosedPart permission="apikey:manage" title={t('closed')} />}
      {canManage && <KeysTable />}
      <Outlet />
    </>
  );
}
