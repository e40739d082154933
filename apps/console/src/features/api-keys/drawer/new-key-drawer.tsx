import type { CreatedApiKey } from '@parterre/contract/api-keys';
import type { Promoter } from '@parterre/contract/promoters';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { usePageSearch } from '../../../drawers/use-page-search.ts';
import { paths } from '../../../paths.ts';
import { ChoosePromoter } from '../../../programme/pickers/choose-promoter.tsx';
import { usePromoter } from '../../../session/use-promoter.ts';
import { CreatedKey } from './created-key.tsx';
import { NewKeyForm } from './new-key-form.tsx';

/** `/api-keys/new`: whose, what it is for, and then the key itself, once. */
export function NewKeyDrawer() {
  const { t } = useTranslation('api-keys');
  const navigate = useNavigate();
  const search = usePageSearch();
  const { current } = usePromoter();
  const [chosen, setChosen] = useState<Promoter | null>(null);
  const [created, setCreated] = useState<CreatedApiKey>();
  const promoter = current ?? chosen;
  const close = () => void navigate(`${paths.apiKeys()}${search}`);
  if (created) return <CreatedKey apiKey={created} onClose={close} />;
  if (promoter) return <NewKeyForm onClose={close} onCreated={setCreated} promoter={promoter} />;
  return (
    <AppDrawer heading={{ title: t('new.action') }} onClose={close} open>
      <ChoosePromoter onChoose={setChosen} />
    </AppDrawer>
  );
}
