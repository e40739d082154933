import type { Promoter } from '@parterre/contract/promoters';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { parseId } from '#api/cookies.ts';
import {
  useCreatePostageMutation,
  useGetPromoterQuery,
  useListPostagesQuery,
} from '#api/queries/promoters/promoters.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { paths } from '#pages/paths.ts';
import { useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { EditPostage } from './edit-postage.tsx';
import { PostageFields, type PostageValues, toNewPostageBody, toPostageValues } from './postage-values.tsx';

/** `/promoters/:code/postages/new`, or an id. */
export function PostageDrawer() {
  const { t } = useTranslation('promoters');
  const navigate = useNavigate();
  const { code = '', postageId = '' } = useParams();
  const { data: promoter } = useGetPromoterQuery({ params: { code } });
  const { data, error } = useListPostagesQuery({ params: { code } });
  const handleClose = () => void navigate(paths.promoter(code));
  if (promoter && postageId === 'new') return <NewPostage onClose={handleClose} promoter={promoter} />;
  const postage = data?.items.find((candidate) => candidate.postageId === parseId(postageId));
  if (promoter && postage)
    return <EditPostage key={postageId} onClose={handleClose} postage={postage} promoter={promoter} />;
  const isMissing = Boolean(error) || (data !== undefined && postageId !== 'new');
  return (
    <AppDrawer heading={{ title: t('postages.one') }} onClose={handleClose} open>
      {isMissing ? t('errors:NOT_FOUND') : <SkeletonRows count={4} label={t('loading')} rowHeight={56} />}
    </AppDrawer>
  );
}

/** Makes a way of sending tickets. Needs `promoter:write`. */
function NewPostage({ promoter, onClose }: { promoter: Promoter; onClose: () => void }) {
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
