import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { errorText } from '../../../api/error-text.ts';
import { useGetShowQuery } from '../../../api/queries/shows.ts';
import { AppDrawer } from '../../../drawers/app-drawer.tsx';
import { usePageSearch } from '../../../drawers/use-page-search.ts';
import { AppForm } from '../../../forms/object/app-form.tsx';
import { CreateBar } from '../../../forms/object/create-bar.tsx';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { useLinks } from '../use-links.ts';
import { useShowCode } from '../use-show-code.ts';
import { LinkFields } from './link-fields.tsx';
import { useNewLink } from './use-new-link.ts';

/** The drawer `linkShortener` for a link that is to be. */
export function NewLink() {
  const { t } = useTranslation('short-urls');
  const navigate = useNavigate();
  const search = usePageSearch();
  const showCode = useShowCode();
  const { currentData: show } = useGetShowQuery({ params: { showCode } });
  const { sorted, error } = useLinks(showCode);
  const close = () => void navigate(`${paths.showLinks(showCode)}${search}`);
  if (show && sorted) return <NewLinkForm onClose={close} show={show} />;
  return (
    <AppDrawer heading={{ title: t('new.title') }} onClose={close} open>
      {error ? errorText(error) : <SkeletonRows count={4} label={t('loading')} rowHeight={56} />}
    </AppDrawer>
  );
}

interface NewLinkFormProps {
  show: Pick<Show, 'showCode' | 'promoterCode'>;
  onClose: () => void;
}

function NewLinkForm({ show, onClose }: NewLinkFormProps) {
  const { t } = useTranslation('short-urls');
  const { allowedHosts, urlBase } = useLinks(show.showCode);
  const canWrite = useCan('link:write');
  const model = useNewLink(show.showCode);
  const reason = canWrite ? undefined : t('notAllowed');
  return (
    <AppDrawer
      footer={<CreateBar model={model} onCancel={onClose} reason={reason} saveLabel={t('new.save')} />}
      heading={{ title: t('new.title') }}
      onClose={onClose}
      open
    >
      <AppForm model={model}>
        <LinkFields
          allowedHosts={allowedHosts}
          isDisabled={!canWrite}
          promoterCode={show.promoterCode}
          urlBase={urlBase}
        />
      </AppForm>
    </AppDrawer>
  );
}
