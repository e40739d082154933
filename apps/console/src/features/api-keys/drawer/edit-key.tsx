import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ApiKey } from '@parterre/contract/api-keys';
import { LIMITS } from '@parterre/contract/choices/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUpdateApiKeyMutation } from '../../../api/queries/api-keys.ts';
import { FormFields } from '../../../forms/fields/form-fields.tsx';
import { TextField } from '../../../forms/fields/text-field.tsx';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { ObjectDrawer } from '../../../forms/object/object-drawer.tsx';
import { useObjectForm } from '../../../forms/object/use-object-form.ts';
import { maxLength, required } from '../../../forms/rules/text-rules.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { RevokeDialog } from '../revoke-dialog.tsx';
import { KeyFacts } from './key-facts.tsx';

/** A key with its facts: its name can be changed, what it may sell cannot. */
export function EditKey({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const { t } = useTranslation('api-keys');
  const [update] = useUpdateApiKeyMutation();
  const [isRevoking, setRevoking] = useState(false);
  const isRevoked = apiKey.revokedAt !== null;
  const { model } = useObjectForm<{ name: string }>({
    values: { name: apiKey.name },
    place: 'inDrawer',
    create: async (body) => {
      await update({ params: { apiKeyId: apiKey.apiKeyId }, body }).unwrap();
      showToast(t('saved'), 'success');
    },
    onLeave: onClose,
  });
  const reason = isRevoked ? t('revoked') : undefined;
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: apiKey.name }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('form.save')}
    >
      <AppForm model={model}>
        <FormFields isLocked={isRevoked}>
          <TextField label={t('form.name')} name="name" rules={[required, maxLength(LIMITS.apiKey.name)]} />
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
    </ObjectDrawer>
  );
}
