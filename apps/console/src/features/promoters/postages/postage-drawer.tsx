import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { parseId } from '../../../api/cookies.ts';
import { useGetPromoterQuery, useListPostagesQuery } from '../../../api/queries/promoters.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { paths } from '../../../paths.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { EditPostage } from './edit-postage.tsx';
import { NewPostage } from './new-postage.tsx';

/** `/promoters/:code/postages/new`, or an id. */
export function PostageDrawer() {
  const { t } = useTranslation('promoters');
  const navigate = useNavigate();
  const { code = '', postageId = '' } = useParams();
  const { data: promoter } = useGetPromoterQuery({ params: { code } });
  const { data, error } = useListPostagesQuery({ params: { code } });
  const close = () => void navigate(paths.promoter(code));
  if (promoter && postageId === 'new') return <NewPostage onClose={close} promoter={promoter} />;
  const postage = data?.items.find((candidate) => candidate.postageId === parseId(postageId));
  if (promoter && postage) return <EditPostage key={postageId} onClose={close} postage={postage} promoter={promoter} />;
  const isMissing = Boolean(error) || (data !== undefined && postageId !== 'new');
  return (
    <AppDrawer heading={{ title: t('postages.one') }} onClose={close} open>
      {isMissing ? t('errors:NOT_FOUND') : <SkeletonRows count={4} label={t('loading')} rowHeight={56} />}
    </AppDrawer>
  );
}
