import type { Show } from '@parterre/contract/shows/show';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { Loaded } from '#pages/loaded.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { StatusChip } from '#ui/status-chip.tsx';
import { useShowText } from './describe-show.ts';

/** Loads the show of the URL for a page: a skeleton while loading, the not-found page if it does not exist. */
export function ShowPage({ children }: { children: (show: Show) => ReactNode }) {
  const { t } = useTranslation('shows');
  const showCode = useShowCode();
  const result = useGetShowQuery({ params: { showCode } });
  const failedHead = (
    <PageHeader breadcrumb={[{ label: t('list.title'), href: paths.shows() }]} title={t('page.title')} />
  );
  return (
    <Loaded failedHead={failedHead} label={t('page.loading')} result={result}>
      {children}
    </Loaded>
  );
}

interface ShowHeaderProps {
  show: Pick<Show, 'showCode' | 'name' | 'status' | 'defaultCulture'>;
  title: string;
  actions?: ReactNode;
}

export function ShowHeader({ show, title, actions }: ShowHeaderProps) {
  const { t } = useTranslation('shows');
  const text = useShowText();
  return (
    <PageHeader
      actions={actions}
      breadcrumb={[
        { label: t('list.title'), href: paths.shows() },
        { label: text(show.name, show.defaultCulture), href: paths.show(show.showCode) },
      ]}
      status={<StatusChip status={show.status} />}
      title={title}
    />
  );
}
