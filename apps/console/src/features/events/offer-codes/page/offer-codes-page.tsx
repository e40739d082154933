import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { RunningDownload } from '#downloads/running-download.tsx';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { Loaded } from '#pages/loaded.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { useLockReason } from '#session/use-features.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { useExportCodes } from '../use-export-codes.ts';
import { CodeTable, NewCodeButton } from './code-table.tsx';

/** Lists the offer codes of a show; a code opens in the drawer `offerCode` of the specification. */
export function OfferCodesPage() {
  const { t } = useTranslation('offer-codes');
  const showCode = useShowCode();
  const result = useGetShowQuery({ params: { showCode } });
  return (
    <Loaded failedHead={<PageHeader title={t('title')} />} label={t('loading')} result={result}>
      {(show) => <CodesOfShow show={show} />}
    </Loaded>
  );
}

function CodesOfShow({ show }: { show: Show }) {
  const { t, i18n } = useTranslation('offer-codes');
  const { showCode } = show;
  return (
    <>
      <PageHeader
        actions={
          <>
            <NewCodeButton showCode={showCode} />
            <CodesMenu showCode={showCode} />
          </>
        }
        breadcrumb={[
          { label: t('events'), href: paths.shows() },
          { label: chooseText(show.name, i18n.language, show.defaultCulture), href: paths.show(showCode) },
        ]}
        status={<StatusChip status={show.status} />}
        title={t('title')}
      />
      <CodeTable showCode={showCode} />
      <Outlet />
    </>
  );
}

function CodesMenu({ showCode }: { showCode: string }) {
  const { t } = useTranslation('offer-codes');
  const search = usePageSearch();
  const report = useExportCodes(showCode);
  const reason = useLockReason('offer:write');
  const manyCodes = [
    { to: paths.showOfferCodesGenerate(showCode), label: t('more.generate') },
    { to: paths.showOfferCodesImport(showCode), label: t('more.import') },
  ];
  return (
    <>
      <MoreMenu isOutlined label={t('more.label')}>
        {manyCodes.map(({ to, label }) => (
          <MenuEntry key={to} label={label} reason={reason} to={`${to}${search}`} />
        ))}
        <MenuEntry
          isBusy={report.isRunning}
          label={t('more.export')}
          onChoose={() => void report.exportCodes()}
          reason={report.reason}
        />
      </MoreMenu>
      <RunningDownload cancel={report.cancel} progress={report.progress} />
    </>
  );
}
