import type { CreatedApiKey } from '@parterre/contract/api-keys';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ShownOnce } from '#access/shown-once.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { NewOfPromoterDrawer } from '#programme/pickers/new-of-promoter-drawer.tsx';
import { NewKeyForm } from './new-key-form.tsx';

/** `/api-keys/new`: the promoter, the channel, and afterwards the key itself, shown once. */
export function NewKeyDrawer() {
  const { t } = useTranslation('api-keys');
  const navigate = useNavigate();
  const search = usePageSearch();
  const [created, setCreated] = useState<CreatedApiKey>();
  const handleClose = () => void navigate(`${paths.apiKeys()}${search}`);
  if (created)
    return (
      <ShownOnce name={created.name} onClose={handleClose} secret={created.key} say={(word) => t(`created.${word}`)} />
    );
  return (
    <NewOfPromoterDrawer onClose={handleClose} title={t('new.action')}>
      {(promoter) => <NewKeyForm onClose={handleClose} onCreated={setCreated} promoter={promoter} />}
    </NewOfPromoterDrawer>
  );
}
