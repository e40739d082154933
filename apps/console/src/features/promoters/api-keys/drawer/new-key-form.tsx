import type { CreatedApiKey } from '@parterre/contract/api-keys';
import { SALES_CHANNELS, type SalesChannel } from '@parterre/contract/choices/access-choices';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { Promoter } from '@parterre/contract/promoters';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCreateApiKeyMutation } from '#api/queries/promoters/api-keys.ts';
import { useListRegionsQuery } from '#api/queries/promoters/lookups.ts';
import { SelectField } from '#forms/fields/select-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { maxLength, required } from '#forms/rules.ts';
import { useLockReason } from '#session/use-features.ts';

interface KeyValues {
  name: string;
  channel: SalesChannel;
  partnerSiteId: number | null;
}

interface NewKeyFormProps {
  promoter: Promoter;
  onClose: () => void;
  onCreated: (created: CreatedApiKey) => void;
}

/**
 * Creates a key. Needs `apikey:manage`. A name in use is refused at its field. The secret is passed on immediately,
 * because the server returns it only once.
 */
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

function KeyFields({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation('api-keys');
  const channel = useWatch<KeyValues, 'channel'>({ name: 'channel' });
  const { data: sites } = useListRegionsQuery();
  return (
    <FormFields isLocked={isLocked}>
      <TextField
        help={t('form.nameHelp')}
        input={{ autoFocus: true }}
        label={t('form.name')}
        name="name"
        rules={[required, maxLength(LIMITS.apiKey.name)]}
      />
      <SelectField
        help={t(`form.channelHelp.${channel}`)}
        label={t('form.channel')}
        name="channel"
        options={SALES_CHANNELS.map((value) => ({ value, label: t(`channel.${value}`) }))}
        rules={[required]}
      />
      {channel === 'partner-site' && (
        <SelectField
          help={t('form.siteHelp')}
          label={t('form.site')}
          name="partnerSiteId"
          options={(sites?.items ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          rules={[required]}
        />
      )}
    </FormFields>
  );
}
