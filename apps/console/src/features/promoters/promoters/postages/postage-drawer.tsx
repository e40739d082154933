import type { Promoter } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { joinReads } from '#api/join-reads.ts';
import {
  useCreatePostageMutation,
  useGetPromoterQuery,
  useListPostagesQuery,
} from '#api/queries/promoters/promoters.ts';
import { AppForm } from '#forms/object/app-form.tsx';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { paths } from '#pages/paths.ts';
import { useIdParam } from '#pages/use-id-param.ts';
import { useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { EditPostage } from './edit-postage.tsx';
import { PostageFields, type PostageValues, toNewPostageBody, toPostageValues } from './postage-values.tsx';

/** `/promoters/:code/postages/new`, or an id. */
export function PostageDrawer() {
  const { t } = useTranslation('promoters');
  const navigate = useNavigate();
  const { code = '', postageId = '' } = useParams();
  const id = useIdParam('postageId');
  const readPromoter = useGetPromoterQuery({ params: { code } });
  const readPostages = useListPostagesQuery({ params: { code } });
  const promoter = readPromoter.data;
  const postages = readPostages.data?.items;
  const handleClose = () => void navigate(paths.promoter(code));
  if (promoter && postageId === 'new') return <NewPostage onClose={handleClose} promoter={promoter} />;
  const postage = postages && (postages.find((one) => one.postageId === id) ?? null);
  const { error, refetch } = joinReads(readPromoter, readPostages);
  return (
    <EditDrawer
      id={postageId}
      label={t('loading')}
      onClose={handleClose}
      result={{
        currentData: promoter && postageId !== 'new' ? postage && { postage, promoter } : undefined,
        error,
        refetch,
      }}
      title={t('postages.one')}
    >
      {(both) => <EditPostage {...both} onClose={handleClose} />}
    </EditDrawer>
  );
}

/** Creates a postage. Needs `promoter:write`. */
function NewPostage({ promoter, onClose }: { promoter: Promoter; onClose: () => void }) {
  const { t } = useTranslation('promoters');
  const reason = useLockReason('promoter:write');
  const [create] = useCreatePostageMutation();
  const { model } = useObjectForm<PostageValues>({
    values: toPostageValues(undefined, promoter),
    place: 'inDrawer',
    create: async (values) => {
      await create({ params: { code: promoter.code }, body: toNewPostageBody(values) }).unwrap();
      showToast(t('postages.saved'), 'success');
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
