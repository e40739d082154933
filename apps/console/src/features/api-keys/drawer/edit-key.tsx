import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiKey } from '@parterre/contract/api-keys';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateApiKeyMutation } from '../../../api/queries/api-keys.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { FormFields } from '../../../forms/fields/form-fields.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { CreateBar } from '../../../forms/object/create-bar.tsx';
import { useGuardedForm } from '../../../forms/object/use-guarded-form.ts';
import { maxLength, required } from '../../../forms/rules/text-rules.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { RevokeDialog } from '../revoke-dialog.tsx';
import { translateKeyErrors } from '../translate-key-errors.ts';
import { KeyFacts } from './key-facts.tsx';

/** A key with its facts: its name can be changed, what it may sell cannot. */
export function EditKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation('api-keys');
  const [update] = useUpdateApiKeyMutation();
  const [isRevoking, setRevoking] = useState(false);
  const isRevoked = apiKey.revokedAt !== null;
  const model = useGuardedForm<{ name: string }>({
    defaultValues: { name: apiKey.name },
    place: 'inDrawer',
    save: async (body) => {
      await update({ params: { apiKeyId: apiKey.apiKeyId }, body }).unwrap();
      showToast(t('saved'), 'success');
    },
    translate: (error) => translateKeyErrors(error, t),
    onSaved: onClose,
  });
  const reason = isRevoked ? t('revoked') : undefined;
  return (
    <AppDrawer
      footer={<CreateBar model={model} onCancel={onClose} reason={reason} saveLabel={t('form.save')} />}
      heading={{ title: apiKey.name }}
      onClose={onClose}
      open
    >
      <AppForm model={model}>
        <FormFields isLocked={isRevoked}>
          <TextField label={t('form.name')} name="name" rules={[required, maxLength(80)]} />
        </FormFields>
        <KeyFacts apiKey={apiKey} />
      </AppForm>
      {!isRevoked && (
        <Box sx={{ mt: 3, pt: 2, borderTop: 1, borderColor: 'divider' }}>
          <Button color="error" onClick={() => setRevoking(true)}>
            {t('revoke.action')}
          </Button>
        </Box>
      )}
      <RevokeDialog apiKey={isRevoking ? apiKey : null} onClose={() => setRevoking(false)} />
    </AppDrawer>
  );
}
