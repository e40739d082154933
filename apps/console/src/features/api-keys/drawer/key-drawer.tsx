import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { parseId } from '#api/cookies.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { useApiKeys } from '../use-api-keys.ts';
import { EditKey } from './edit-key.tsx';

/** `/api-keys/:apiKeyId`, over the page of the list it stands on. */
export function KeyDrawer() {
  const { t } = useTranslation('api-keys');
  const navigate = useNavigate();
  const search = usePageSearch();
  const { apiKeyId = '' } = useParams();
  const { rows, status } = useApiKeys(useCan('apikey:manage'));
  const close = () => void navigate(`${paths.apiKeys()}${search}`);
  const apiKey = rows.find((row) => row.apiKeyId === parseId(apiKeyId));
  if (apiKey) return <EditKey apiKey={apiKey} key={apiKey.apiKeyId} onClose={close} />;
  return (
    <AppDrawer heading={{ title: t('one') }} onClose={close} open>
      {status.kind === 'loading' ? (
        <SkeletonRows count={3} label={t('loading')} rowHeight={56} />
      ) : (
        t('errors:NOT_FOUND')
      )}
    </AppDrawer>
  );
}
