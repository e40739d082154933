import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { Loaded } from '#pages/loaded.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';
import { useCan, useLockReason } from '#session/use-features.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { PlusIcon } from '#ui/icons.tsx';
import { StatusChip } from '#ui/status-chip.tsx';
import { useKeptFilter } from '../use-kept-filter.ts';
import { TicketsBody } from './tickets-body.tsx';

export function TicketsPage() {
  const { t } = useTranslation('prices');
  const showCode = useShowCode();
  const result = useGetShowQuery({ params: { showCode } });
  return (
    <Loaded failedHead={<PageHeader title={t('page.title')} />} label={t('page.loading')} result={result}>
      {(show) => (
        <>
          <TicketsHeader show={show} />
          <TicketsBody show={show} />
          <Outlet />
        </>
      )}
    </Loaded>
  );
}

function TicketsHeader({ show }: { show: Show }) {
  const { t, i18n } = useTranslation('prices');
  const keep = useKeptFilter();
  const { showCode } = show;
  const groupReason = useLockReason('price:write');
  const canCreateComps = useCan('comp:create');
  return (
    <PageHeader
      actions={
        <Box sx={ACTIONS_LOOK}>
          <Button href={paths.showQuestions(showCode)} variant="text">
            {t('page.questions')}
          </Button>
          <ReasonedButton href={keep(paths.showTicketGroup(showCode, 'new'))} reason={groupReason} variant="outlined">
            {t('groups.add')}
          </ReasonedButton>
          <ReasonedButton href={keep(paths.showTicketGroupCopy(showCode))} reason={groupReason} variant="outlined">
            {t('groups.copy')}
          </ReasonedButton>
          <ReasonedButton
            color="primary"
            href={keep(paths.showTicketNew(showCode))}
            reason={canCreateComps ? undefined : groupReason}
            startIcon={<PlusIcon />}
            variant="contained"
          >
            {t('page.add')}
          </ReasonedButton>
        </Box>
      }
      breadcrumb={[
        { label: t('page.events'), href: paths.shows() },
        { label: chooseText(show.name, i18n.language, show.defaultCulture), href: paths.show(showCode) },
      ]}
      status={<StatusChip status={show.status} />}
      title={t('page.title')}
    />
  );
}

/** On a phone the buttons wrap to a second line. */
const ACTIONS_LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 1,
  maxWidth: { xs: 'calc(100vw - 32px)', sm: 'none' },
};
