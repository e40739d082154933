import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { joinReads } from '#api/join-reads.ts';
import { useCreateShortUrlMutation } from '#api/queries/events/short-urls.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { AppForm } from '#forms/object/app-form.tsx';
import { EditDrawer, ObjectDrawer } from '#forms/object/object-drawer.tsx';
import { useObjectForm } from '#forms/object/use-object-form.ts';
import { paths } from '#pages/paths.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { useLockReason } from '#session/use-features.ts';
import { showToast } from '#ui/notices/notices.tsx';
import { EMPTY_LINK, type NewLinkValues, toLinkBody } from '../link-values.ts';
import { useLinks } from '../use-links.ts';
import { LinkFields } from './link-fields.tsx';

/** The drawer `linkShortener` for a new link. */
export function NewLink() {
  const { t } = useTranslation('short-urls');
  const navigate = useNavigate();
  const search = usePageSearch();
  const showCode = useShowCode();
  const readShow = useGetShowQuery({ params: { showCode } });
  const links = useLinks(showCode);
  const currentData = links.sorted && readShow.currentData;
  const handleClose = () => void navigate(`${paths.showLinks(showCode)}${search}`);
  return (
    <EditDrawer
      id={showCode}
      label={t('loading')}
      onClose={handleClose}
      result={{ currentData, ...joinReads(readShow, links) }}
      title={t('new.title')}
    >
      {(show) => <NewLinkForm onClose={handleClose} show={show} />}
    </EditDrawer>
  );
}

interface NewLinkFormProps {
  show: Pick<Show, 'showCode' | 'promoterCode'>;
  onClose: () => void;
}

/**
 * Creates a short link of a show. Needs `link:write`. A slug that is in use, or was until recently, is refused at its
 * field.
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
      // Opens the drawer of the new link, with its QR code, in place of this one.
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
