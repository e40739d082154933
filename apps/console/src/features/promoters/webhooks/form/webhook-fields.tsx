import { LIMITS } from '@parterre/contract/choices/limits';
import { WEBHOOK_KINDS, type WebhookKind } from '@parterre/contract/choices/occurrence-choices';
import { useTranslation } from 'react-i18next';
import { ChecksField } from '#forms/fields/checks-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { maxLength, required } from '#forms/rules.ts';
import { useWebhookWords } from '../use-webhook-words.tsx';

export interface WebhookValues {
  url: string;
  kinds: WebhookKind[];
}

export function WebhookFields({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation('webhooks');
  const { nameKind } = useWebhookWords();
  return (
    <FormFields isLocked={isLocked}>
      <TextField
        help={t('form.urlHelp')}
        input={{ autoFocus: true }}
        label={t('form.url')}
        name="url"
        rules={[required, maxLength(LIMITS.webhook.url)]}
      />
      <ChecksField
        label={t('form.kinds')}
        name="kinds"
        options={WEBHOOK_KINDS.map((kind) => ({ value: kind, label: nameKind(kind) }))}
        rules={[required]}
      />
    </FormFields>
  );
}
