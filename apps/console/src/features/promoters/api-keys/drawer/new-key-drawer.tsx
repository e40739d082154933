import type { CreatedApiKey } from '@parterre/contract/api-keys';
import type { Promoter } from '@parterre/contract/promoters';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ShownOnce } from '#access/shown-once.tsx';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { ChoosePromoter } from '#programme/pickers/choose-promoter.tsx';
import { usePromoter } from '#session/use-promoter.ts';
import { NewKeyForm } from './new-key-form.tsx';

/** `/api-keys/new`: the promoter, the channel, and afterwards the key itself, shown once. */
export function NewKeyDrawer() {
  const { t } = useTranslation('api-keys');
  const navigate = useNavigate();
  const search = usePageSearch();
  const { current } = usePromoter();
  const [chosen, setChosen] = useState<Promoter | null>(null);
  const [created, setCreated] = useState<CreatedApiKey>();
  const promoter = current ?? chosen;
  const handleClose = () => void navigate(`${paths.apiKeys()}${search}`);
  if (created)
    return (
      <ShownOnce name={created.name} onClose={handleClose} secret={created.key} say={(word) => t(`created.${word}`)} />
    );
  if (promoter) return <NewKeyForm onClose={handleClose} onCreated={setCreated} promoter={promoter} />;
  return (
    <AppDrawer heading={{ title: t('new.action') }} onClose={handleClose} open>
      <ChoosePromoter onChoose={setChosen} />
    </AppDrawer>
  );
}
