import type { CreatedApiToken } from '@parterre/contract/api-tokens';
import { LIMITS } from '@parterre/contract/choices/limits';
import type { Promoter } from '@parterre/contract/promoters';
import type { UserPermission } from '@parterre/contract/wire/permissions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { PermissionsField } from '#access/permissions-field.tsx';
import { ShownOnce } from '#access/shown-once.tsx';
import { useCreateApiTokenMutation } from '#api/queries/promoters/api-tokens.ts';
import { SelectField } from '#forms/fields/select-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { maxLength, required } from '#forms/rules.ts';
import { paths } from '#pages/paths.ts';
import { NewOfPromoterDrawer } from '#programme/pickers/new-of-promoter-drawer.tsx';

/** `/api-tokens/new`: promoter, permissions and expiry, and afterwards the token itself, shown once. */
export function NewTokenDrawer() {
  const { t } = useTranslation('api-tokens');
  const navigate = useNavigate();
  const [created, setCreated] = useState<CreatedApiToken>();
  const handleClose = () => void navigate(paths.apiTokens());
  if (created)
    return (
      <ShownOnce
        name={created.name}
        onClose={handleClose}
        secret={created.token}
        say={(word) => t(`created.${word}`)}
      />
    );
  return (
    <NewOfPromoterDrawer onClose={handleClose} title={t('new.action')}>
      {(promoter) => <NewTokenForm onClose={handleClose} onCreated={setCreated} promoter={promoter} />}
    </NewOfPromoterDrawer>
  );
}

interface TokenValues {
  name: string;
  days: number;
  permissions: UserPermission[];
}

const DAYS = [7, 30, 90, 365];

interface NewTokenFormProps {
  promoter: Promoter;
  onClose: () => void;
  onCreated: (created: CreatedApiToken) => void;
}

/** Creates a token. Needs no permission: it is the user's own, and cannot have permissions they lack. */
function NewTokenForm({ promoter, onClose, onCreated }: NewTokenFormProps) {
  const { t } = useTranslation('api-tokens');
  const [create] = useCreateApiTokenMutation();
  const { model } = useObjectForm<TokenValues>({
    values: { name: '', days: 90, permissions: [] },
    place: 'inDrawer',
    create: async (values) => {
      const created = await create({ body: { promoterCode: promoter.code, ...values } }).unwrap();
      return () => onCreated(created);
    },
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('new.action'), facts: promoter.name }}
      model={model}
      onClose={onClose}
      saveLabel={t('new.save')}
    >
      <AppForm model={model}>
        <TextField
          help={t('form.nameHelp')}
          input={{ autoFocus: true }}
          label={t('form.name')}
          name="name"
          rules={[required, maxLength(LIMITS.apiToken.name)]}
        />
        <SelectField
          label={t('form.days')}
          name="days"
          options={DAYS.map((value) => ({ value, label: t('form.dayCount', { count: value }) }))}
          rules={[required]}
        />
        <PermissionsField label={t('form.permissions')} name="permissions" rules={[required]} />
      </AppForm>
    </ObjectDrawer>
  );
}
