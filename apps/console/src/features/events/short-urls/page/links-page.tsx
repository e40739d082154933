import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { Loaded } from '#pages/loaded.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { StatusChip } from '#ui/status-chip.tsx';
import { LinksTable, NewLinkButton } from './links-table.tsx';

/** Lists the short links of a show; a link opens in the drawer `linkShortener` of the specification. */
export function LinksPage() {
  const { t } = useTranslation('short-urls');
  const showCode = useShowCode();
  const result = useGetShowQuery({ params: { showCode } });
  return (
    <Loaded failedHead={<PageHeader title={t('title')} />} label={t('loading')} result={result}>
      {(show) => <LinksOfShow show={show} />}
    </Loaded>
  );
}

function LinksOfShow({ show }: { show: Show }) {
  const { t, i18n } = useTranslation('short-urls');
  const { showCode } = show;
  return (
    <>
      <PageHeader
        actions={<NewLinkButton showCode={showCode} />}
        breadcrumb={[
          { label: t('events'), href: paths.shows() },
          { label: chooseText(show.name, i18n.language, show.defaultCulture), href: paths.show(showCode) },
        ]}
        status={<StatusChip status={show.status} />}
        title={t('title')}
      />
      <LinksTable show={show} />
      <Outlet />
    </>
  );
}
