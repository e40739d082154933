import type { Postage, Promoter } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../api/error-text.ts';
import {
  useLazyListPostagesQuery,
  useRemovePostageMutation,
  useUpdatePostageMutation,
} from '../../../api/queries/promoters.ts';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { ObjectDrawer } from '../../../forms/object/object-drawer.tsx';
import { useObjectForm } from '../../../forms/object/use-object-form.ts';
import { chooseText } from '../../../i18n/choose-text.ts';
import { useCan } from '../../../session/use-features.ts';
import { showToast } from '../../../ui/notices/notices.tsx';
import { DeleteSection } from '../delete-section.tsx';
import { PostageConflict } from './postage-conflict.tsx';
import { PostageFields } from './postage-fields.tsx';
import { type PostageValues, toPostageBody, toPostageValues } from './postage-values.ts';

interface EditPostageProps {
  promoter: Promoter;
  postage: Postage;
  onClose: () => void;
}

export function EditPostage({ promoter, postage, onClose }: EditPostageProps) {
  const { t, i18n } = useTranslation('promoters');
  const canWrite = useCan('promoter:write');
  const [update] = useUpdatePostageMutation();
  const [remove] = useRemovePostageMutation();
  const [listPostages] = useLazyListPostagesQuery();
  const params = { code: promoter.code, postageId: postage.postageId };
  const name = chooseText(postage.name, i18n.language, promoter.defaultCulture);
  const load = (from: Postage) => ({ values: toPostageValues(from, promoter), revision: from.revision });
  const { model, asked } = useObjectForm<PostageValues>({
    ...load(postage),
    place: 'inDrawer',
    reload: async () => {
      const { items } = await listPostages({ params: { code: promoter.code } }).unwrap();
      return load(items.find(({ postageId }) => postageId === postage.postageId) ?? postage);
    },
    send: async (changed, revision) => {
      const saved = await update({ params, body: toPostageBody(changed), revision }).unwrap();
      showToast(t('saved'), 'success');
      return saved.revision;
    },
    onLeave: onClose,
  });
  return (
    <ObjectDrawer
      bar="changed"
      heading={{ title: name }}
      reason={canWrite ? undefined : t('kit:notAllowed', { permission: 'promoter:write' })}
      model={model}
      onClose={onClose}
      saveLabel={t('postages.save')}
    >
      <AppForm model={model}>
        <PostageFields isLocked={!canWrite} promoter={promoter} />
      </AppForm>
      {canWrite && (
        <DeleteSection
          describe={errorText}
          label={t('postages.delete')}
          onDelete={() => remove({ params, revision: postage.revision }).unwrap()}
          onDeleted={onClose}
          text={t('postages.deleteText')}
          title={t('postages.deleteTitle', { name })}
        />
      )}
      <PostageConflict asked={asked} />
    </ObjectDrawer>
  );
}
