import type { Promoter } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { useCreatePostageMutation } from '../../../api/queries/promoters.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { CreateBar } from '../../../forms/object/create-bar.tsx';
import { useGuardedForm } from '../../../forms/object/use-guarded-form.ts';
import { useCan } from '../../../session/use-features.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { PostageFields } from './postage-fields.tsx';
import { type PostageValues, toNewPostageBody, toPostageValues } from './postage-values.ts';

export function NewPostage({ promoter, onClose }: { promoter: Promoter; onClose: () => void }) {
  const { t } = useTranslation('promoters');
  const reason = useCan('promoter:write') ? undefined : t('reason', { permission: 'promoter:write' });
  const [create] = useCreatePostageMutation();
  const model = useGuardedForm<PostageValues>({
    defaultValues: toPostageValues(undefined, promoter),
    place: 'inDrawer',
    save: async (values) => {
      await create({ params: { code: promoter.code }, body: toNewPostageBody(values) }).unwrap();
      showToast(t('saved'), 'success');
    },
    onSaved: onClose,
  });
  return (
    <AppDrawer
      footer={<CreateBar model={model} onCancel={onClose} reason={reason} saveLabel={t('postages.create')} />}
      heading={{ title: t('postages.create') }}
      onClose={onClose}
      open
    >
      <AppForm model={model}>
        <PostageFields hasFocus isLocked={reason !== undefined} promoter={promoter} />
      </AppForm>
    </AppDrawer>
  );
}
