import type { Promoter } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { useCreatePostageMutation } from '../../../api/queries/promoters.ts';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { ObjectDrawer } from '../../../forms/object/object-drawer.tsx';
import { useObjectForm } from '../../../forms/object/use-object-form.ts';
import { useLockReason } from '../../../session/use-lock-reason.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { PostageFields } from './postage-fields.tsx';
import { type PostageValues, toNewPostageBody, toPostageValues } from './postage-values.ts';

export function NewPostage({ promoter, onClose }: { promoter: Promoter; onClose: () => void }) {
  const { t } = useTranslation('promoters');
  const reason = useLockReason('promoter:write');
  const [create] = useCreatePostageMutation();
  const { model } = useObjectForm<PostageValues>({
    values: toPostageValues(undefined, promoter),
    place: 'inDrawer',
    create: async (values) => {
      await create({ params: { code: promoter.code }, body: toNewPostageBody(values) }).unwrap();
      showToast(t('saved'), 'success');
    },
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('postages.create') }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('postages.create')}
    >
      <AppForm model={model}>
        <PostageFields hasFocus isLocked={reason !== undefined} promoter={promoter} />
      </AppForm>
    </ObjectDrawer>
  );
}
