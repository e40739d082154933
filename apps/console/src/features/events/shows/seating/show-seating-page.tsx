import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { RunningDownload } from '#downloads/running-download.tsx';
import { paths } from '#pages/paths.ts';
import { useSeatReports } from '#programme/shows/use-seat-reports.ts';
import { useLockReason } from '#session/use-features.ts';
import { Card } from '#ui/card.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { DownloadIcon, SeatIcon } from '#ui/icons.tsx';
import { ShowMenu } from '../menu/show-menu.tsx';
import { ShowHeader, ShowPage } from '../show-page.tsx';
import { PickerCard } from './picker-card.tsx';
import { PlanList } from './plan-list.tsx';
import { NewerVersionNote } from './version/newer-version-note.tsx';

export function ShowSeatingPage() {
  const { t } = useTranslation('shows');
  return (
    <ShowPage>
      {(show) => (
        <>
          <ShowHeader
            actions={
              <>
                {show.planVersionId !== null && show.seating === 'RESERVED' && (
                  <Button
                    color="primary"
                    href={paths.seats(show.showCode, 'tickets')}
                    startIcon={<SeatIcon />}
                    variant="contained"
                  >
                    {t('actions.manageSeats')}
                  </Button>
                )}
                <ShowMenu show={show} />
              </>
            }
            show={show}
            title={t('seating.title')}
          />
          <Box sx={{ display: 'grid', gap: 2 }}>
            <NewerVersionNote show={show} />
            <PlanRule show={show} />
            <Box sx={COLUMNS_LOOK}>
              <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
                <PlanList show={show} />
                {show.seating === 'RESERVED' && <PickerCard show={show} />}
              </Box>
              {show.planVersionId !== null && <ReportsCard show={show} />}
            </Box>
          </Box>
          <Outlet />
        </>
      )}
    </ShowPage>
  );
}

/** spec §5: explains what a change of plan means, or why there is no plan. */
function PlanRule({ show }: { show: Pick<Show, 'hasOrders' | 'seating' | 'seatingPlanId' | 'seatCount'> }) {
  const { t } = useTranslation('shows');
  const isUnreserved = show.seating === 'UNRESERVED';
  return (
    <>
      {isUnreserved && (
        <Alert severity="info">
          {t(show.seatingPlanId === null ? 'seating.unreserved' : 'seating.unreservedPlan')}
        </Alert>
      )}
      {show.hasOrders && <Alert severity="info">{t('seating.fixed')}</Alert>}
      {!show.hasOrders && show.seatCount > 0 && <Alert severity="warning">{t('seating.rule')}</Alert>}
    </>
  );
}

const COLUMNS_LOOK = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px', lg: 'minmax(0, 1fr) 360px' },
};

function ReportsCard({ show }: { show: Pick<Show, 'showCode'> }) {
  const { t } = useTranslation('shows');
  const reports = useSeatReports(show.showCode);
  const lockReason = useLockReason('report:seats');
  return (
    <Card title={t('seating.reports')}>
      <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <Box sx={{ color: 'text.secondary' }}>{lockReason ?? t('seating.reportsText')}</Box>
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: { xs: 'stretch', sm: 'flex-start' }, gap: 1 }}>
          {reports.map(({ name, isRunning, run }) => (
            <ReasonedButton
              key={name}
              loading={isRunning}
              loadingPosition="start"
              onClick={() => void run()}
              reason={lockReason}
              startIcon={<DownloadIcon />}
              variant="outlined"
            >
              {t(`actions.export.${name}`)}
            </ReasonedButton>
          ))}
        </Box>
      </Box>
      {reports.map(({ name, progress, cancel }) => (
        <RunningDownload cancel={cancel} key={name} progress={progress} />
      ))}
    </Card>
  );
}
