import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { LIMITS } from '@parterre/contract/choices/limits';
import { WEBHOOK_KINDS, type WebhookKind } from '@parterre/contract/choices/occurrence-choices';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { type FieldProps, FormFields, useField, useIsLocked } from '#forms/fields/use-field.tsx';
import { maxLength, required } from '#forms/rules.ts';
import { useWebhookWords } from '../use-webhook-words.tsx';

export interface WebhookValues {
  url: string;
  kinds: WebhookKind[];
}

export function WebhookFields({ isLocked }: { isLocked: boolean }) {
  const { t } = useTranslation('webhooks');
  return (
    <FormFields isLocked={isLocked}>
      <TextField
        help={t('form.urlHelp')}
        input={{ autoFocus: true }}
        label={t('form.url')}
        name="url"
        rules={[required, maxLength(LIMITS.webhook.url)]}
      />
      <KindsField label={t('form.kinds')} name="kinds" rules={[required]} />
    </FormFields>
  );
}

/** Keeps kinds in the contract's order, so that ticking and unticking one leaves the form unchanged. */
function KindsField(props: FieldProps) {
  const field = useField(props);
  const isLocked = useIsLocked();
  const { nameKind } = useWebhookWords();
  const chosen = WEBHOOK_KINDS.filter((kind) => Array.isArray(field.value) && field.value.includes(kind));
  const toggle = (kind: WebhookKind) =>
    field.change(WEBHOOK_KINDS.filter((one) => chosen.includes(one) !== (one === kind)));
  return (
    <FieldFrame field={field} kind="group">
      {WEBHOOK_KINDS.map((kind) => (
        <FormControlLabel
          control={<Checkbox checked={chosen.includes(kind)} disabled={isLocked} onChange={() => toggle(kind)} />}
          key={kind}
          label={nameKind(kind)}
          sx={{ display: 'flex' }}
        />
      ))}
    </FieldFrame>
  );
}
