import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useGetShowQuery } from '../../../api/queries/shows.ts';
import { chooseText } from '../../../i18n/choose-text.ts';
import { Loaded } from '../../../pages/loaded.tsx';
import { PageHeader } from '../../../pages/page-header.tsx';
import { paths } from '../../../paths.ts';
import { StatusChip } from '../../../ui/status-chip.tsx';
import { useShowCode } from '../use-show-code.ts';
import { CodeTable } from './code-table.tsx';
import { MoreMenu } from './more-menu.tsx';
import { NewCodeButton } from './new-code-button.tsx';

/** Offer codes of an event; one of them opens in the drawer `offerCode` of the specification. */
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
            <MoreMenu showCode={showCode} />
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
