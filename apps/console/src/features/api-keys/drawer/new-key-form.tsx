import type { CreatedApiKey } from '@parterre/contract/api-keys';
import type { SalesChannel } from '@parterre/contract/choices/api-key-choices';
import type { Promoter } from '@parterre/contract/promoters';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCreateApiKeyMutation } from '../../../api/queries/api-keys.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { CreateBar } from '../../../forms/object/create-bar.tsx';
import { useGuardedForm } from '../../../forms/object/use-guarded-form.ts';
import { useCan } from '../../../session/use-features.ts';
import { translateKeyErrors } from '../translate-key-errors.ts';
import { KeyFields } from './key-fields.tsx';

export interface KeyValues {
  name: string;
  channel: SalesChannel;
  partnerSiteId: number | null;
}

interface NewKeyFormProps {
  promoter: Promoter;
  onClose: () => void;
  onCreated: (created: CreatedApiKey) => void;
}

export function NewKeyForm({ promoter, onClose, onCreated }: NewKeyFormProps) {
  const { t } = useTranslation('api-keys');
  const reason = useCan('apikey:manage') ? undefined : t('notAllowed');
  const [create] = useCreateApiKeyMutation();
  const [created, setCreated] = useState<CreatedApiKey>();
  const model = useGuardedForm<KeyValues>({
    defaultValues: EMPTY,
    place: 'inDrawer',
    save: async ({ name, channel, partnerSiteId }) => {
      const site = channel === 'partner-site' ? { partnerSiteId } : {};
      setCreated(await create({ body: { promoterCode: promoter.code, name, channel, ...site } }).unwrap());
    },
    translate: (error) => translateKeyErrors(error, t),
    onSaved: () => created && onCreated(created),
  });
  return (
    <AppDrawer
      footer={<CreateBar model={model} onCancel={onClose} reason={reason} saveLabel={t('new.save')} />}
      heading={{ title: t('new.action'), facts: promoter.name }}
      onClose={onClose}
      open
    >
      <AppForm model={model}>
        <KeyFields isLocked={reason !== undefined} />
      </AppForm>
    </AppDrawer>
  );
}

const EMPTY: KeyValues = { name: '', channel: 'web', partnerSiteId: null };
