import type { CreatedApiKey } from '@parterre/contract/api-keys';
import type { SalesChannel } from '@parterre/contract/choices/api-key-choices';
import type { Promoter } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { useCreateApiKeyMutation } from '../../../api/queries/api-keys.ts';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { ObjectDrawer } from '../../../forms/object/object-drawer.tsx';
import { useObjectForm } from '../../../forms/object/use-object-form.ts';
import { useLockReason } from '../../../session/use-lock-reason.ts';
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
  const reason = useLockReason('apikey:manage');
  const [create] = useCreateApiKeyMutation();
  const { model } = useObjectForm<KeyValues>({
    values: EMPTY,
    place: 'inDrawer',
    create: async ({ name, channel, partnerSiteId }) => {
      const site = channel === 'partner-site' ? { partnerSiteId } : {};
      const created = await create({ body: { promoterCode: promoter.code, name, channel, ...site } }).unwrap();
      return () => onCreated(created);
    },
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('new.action'), facts: promoter.name }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('new.save')}
    >
      <AppForm model={model}>
        <KeyFields isLocked={reason !== undefined} />
      </AppForm>
    </ObjectDrawer>
  );
}

const EMPTY: KeyValues = { name: '', channel: 'web', partnerSiteId: null };
