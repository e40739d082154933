import { SALES_CHANNELS } from '@parterre/contract/choices/api-key-choices';
import { LIMITS } from '@parterre/contract/choices/limits';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListRegionsQuery } from '../../../api/queries/lookups.ts';
import { FormFields } from '../../../forms/fields/form-fields.tsx';
import { SelectField } from '../../../forms/fields/select-field.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { maxLength, required } from '../../../forms/rules/text-rules.ts';
import type { KeyValues } from './new-key-form.tsx';

/** What a key is called and what it may sell; the partner site is asked for only where there is one. */
export function KeyFields({ isLocked }: { isLocked: boolean }) {
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
