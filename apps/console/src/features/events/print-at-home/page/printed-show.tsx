import type { PrintAtHomeSettings } from '@parterre/contract/print-at-home';
import type { Show } from '@parterre/contract/shows/show';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetPrintAtHomeSettingsQuery } from '#api/queries/events/print-at-home.ts';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { Loaded } from '#pages/loaded.tsx';
import { type Crumb, PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { StatusChip } from '#ui/status-chip.tsx';

/**
 * Loads the show of the URL and its print-at-home settings: a skeleton until both have loaded, the not-found page if
 * one does not exist.
 */
export function PrintedShow({ children }: { children: (show: Show, settings: PrintAtHomeSettings) => ReactNode }) {
  const { t } = useTranslation('print-at-home');
  const showCode = useShowCode();
  const show = useGetShowQuery({ params: { showCode } });
  const settings = useGetPrintAtHomeSettingsQuery({ params: { showCode } });
  const failedHead = <PageHeader title={t('title')} />;
  return (
    <Loaded failedHead={failedHead} label={t('loading')} result={show}>
      {(loadedShow) => (
        <Loaded failedHead={failedHead} label={t('loading')} result={settings}>
          {(loaded) => children(loadedShow, loaded)}
        </Loaded>
      )}
    </Loaded>
  );
}

interface PrintedHeaderProps {
  show: Show;
  title: string;
  /** Whether this is the page of a single price type or the proof, below that of all tickets. */
  isBelow: boolean;
  facts?: ReactNode;
  actions: ReactNode;
}

export function PrintedHeader({ show, title, isBelow, facts, actions }: PrintedHeaderProps) {
  const { t, i18n } = useTranslation('print-at-home');
  const { showCode, name, defaultCulture, status } = show;
  const crumbs: Crumb[] = [
    { label: t('events'), href: paths.shows() },
    { label: chooseText(name, i18n.language, defaultCulture), href: paths.show(showCode) },
  ];
  if (isBelow) crumbs.push({ label: t('title'), href: paths.showPrintAtHome(showCode) });
  return (
    <PageHeader
      actions={actions}
      breadcrumb={crumbs}
      facts={facts}
      status={<StatusChip status={status} />}
      title={title}
    />
  );
}
