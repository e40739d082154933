import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { errorText } from '../../../api/error-text.ts';
import { useGetShowQuery } from '../../../api/queries/shows.ts';
import { throwIfMissing } from '../../../api/throw-if-missing.ts';
import { chooseText } from '../../../i18n/choose-text.ts';
import { paths } from '../../../paths.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { SkeletonRows } from '../../../ui/skeleton-rows.tsx';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useShowCode } from '../use-show-code.ts';
import { LinksTable } from './links-table.tsx';
import { NewLinkButton } from './new-link-button.tsx';

/** Short links of an event: the drawer `linkShortener` of the specification opens over it. */
export function LinksPage() {
  const { t, i18n } = useTranslation('short-urls');
  const showCode = useShowCode();
  const { currentData: show, error, refetch } = useGetShowQuery({ params: { showCode } });
  throwIfMissing(error);
  if (!show && error)
    return (
      <>
        <PageHeader title={t('title')} />
        <Alert action={<Button onClick={() => void refetch()}>{t('retry')}</Button>} severity="error">
          {errorText(error)}
        </Alert>
      </>
    );
  if (!show) return <SkeletonRows count={8} label={t('loading')} rowHeight={56} />;
  return (
    <>
      <PageHeader
        actions={<NewLinkButton showCode={showCode} />}
        breadcrumb={[
          { label: t('events'), href: paths.shows() },
          { label: chooseText(show.name, i18n.language, show.defaultCulture), href: paths.show(showCode) },
        ]}
        breadcrumbLabel={t('breadcrumb')}
        status={<StatusChip status={show.status} />}
        title={t('title')}
      />
      <LinksTable show={show} />
      <Outlet />
    </>
  );
}
