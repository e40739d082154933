import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { joinReads } from '#api/join-reads.ts';
import { useCreateShortUrlMutation } from '#api/queries/events/short-urls.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { AppForm } from '#forms/object/app-form.tsx';
import { ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { paths } from '#pages/paths.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { SkeletonRows } from '#ui/skeleton-rows.tsx';
import { EMPTY_LINK, type NewLinkValues, toLinkBody } from '../link-values.ts';
import { useLinks } from '../use-links.ts';
import { LinkFields } from './link-fields.tsx';

/** The drawer `linkShortener` for a link that is to be. */
export function NewLink() {
  const { t } = useTranslation('short-urls');
  const navigate = useNavigate();
  const search = usePageSearch();
  const showCode = useShowCode();
  const readShow = useGetShowQuery({ params: { showCode } });
  const links = useLinks(showCode);
  const { error, refetch } = joinReads(readShow, links);
  const show = readShow.currentData;
  const handleClose = () => void navigate(`${paths.showLinks(showCode)}${search}`);
  if (show && links.sorted) return <NewLinkForm onClose={handleClose} show={show} />;
  return (
    <AppDrawer heading={{ title: t('new.title') }} onClose={handleClose} open>
      {error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : (
        <SkeletonRows count={4} label={t('loading')} rowHeight={56} />
      )}
    </AppDrawer>
  );
}

interface NewLinkFormProps {
  show: Pick<Show, 'showCode' | 'promoterCode'>;
  onClose: () => void;
}

/**
 * Makes a short link of an event. Needs `link:write`. An address that is taken, or was until a short while ago, is
 * refused at its field.
 */
function NewLinkForm({ show, onClose }: NewLinkFormProps) {
  const { t } = useTranslation('short-urls');
  const { allowedHosts, urlBase } = useLinks(show.showCode);
  const reason = useLockReason('link:write');
  const canWrite = reason === undefined;
  const navigate = useNavigate();
  const search = usePageSearch();
  const [create] = useCreateShortUrlMutation();
  const { model } = useObjectForm<NewLinkValues>({
    values: EMPTY_LINK,
    place: 'inDrawer',
    create: async (values) => {
      const { id } = await create({ body: toLinkBody(values, show.showCode) }).unwrap();
      showToast(t('new.done'), 'success');
      // Its own drawer opens in place of this one, with the QR code.
      return () => void navigate(`${paths.showLink(show.showCode, id)}${search}`, { replace: true });
    },
  });
  return (
    <ObjectDrawer
      bar="always"
      heading={{ title: t('new.title') }}
      model={model}
      onClose={onClose}
      reason={reason}
      saveLabel={t('new.save')}
    >
      <AppForm model={model}>
        <LinkFields
          allowedHosts={allowedHosts}
          isDisabled={!canWrite}
          promoterCode={show.promoterCode}
          urlBase={urlBase}
        />
      </AppForm>
    </ObjectDrawer>
  );
}
