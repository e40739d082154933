import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { Loaded } from '#pages/loaded.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { QuestionsCard } from './questions-card.tsx';

export function QuestionsPage() {
  const { t } = useTranslation('questions');
  const showCode = useShowCode();
  const result = useGetShowQuery({ params: { showCode } });
  return (
    <Loaded failedHead={<PageHeader title={t('title')} />} label={t('loading')} result={result}>
      {(show) => <ShowQuestions show={show} />}
    </Loaded>
  );
}

function ShowQuestions({ show }: { show: Show }) {
  const { t, i18n } = useTranslation('questions');
  const { showCode, name, defaultCulture, status } = show;
  const lockReason = useLockReason('show:write');
  return (
    <>
      <PageHeader
        actions={
          <ReasonedButton
            color="primary"
            href={paths.showQuestion(showCode, 'new')}
            reason={lockReason}
            startIcon={<PlusIcon />}
            variant="contained"
          >
            {t('new')}
          </ReasonedButton>
        }
        breadcrumb={[
          { label: t('events'), href: paths.shows() },
          { label: chooseText(name, i18n.language, defaultCulture), href: paths.show(showCode) },
        ]}
        status={<StatusChip status={status} />}
        title={t('title')}
      />
      <QuestionsCard showCode={showCode} />
      <Outlet />
    </>
  );
}
