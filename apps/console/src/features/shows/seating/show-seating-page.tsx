import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { useCan } from '../../../session/use-features.ts';
import { Card } from '../../../ui/card.tsx';
import { SeatIcon } from '../../../ui/icons.tsx';
import { ShowHeader } from '../show-header.tsx';
import { ShowPage } from '../show-page.tsx';
import { PlanList } from './plan-list.tsx';
import { SEAT_REPORTS, useSeatReports } from './use-seat-reports.ts';

/** Which plan the event has, and what it can be changed to. */
export function ShowSeatingPage() {
  const { t } = useTranslation('shows');
  return (
    <ShowPage>
      {(show) => (
        <>
          <ShowHeader
            actions={
              show.planVersionId !== null &&
              show.seating === 'RESERVED' && (
                <Button
                  color="primary"
                  href={paths.seats(show.showCode, 'tickets')}
                  startIcon={<SeatIcon />}
                  variant="contained"
                >
                  {t('actions.manageSeats')}
                </Button>
              )
            }
            show={show}
            title={t('seating.title')}
          />
          <Box sx={{ display: 'grid', gap: 2, maxWidth: 880 }}>
            {show.seating === 'UNRESERVED' && <Alert severity="info">{t('seating.unreserved')}</Alert>}
            {show.hasOrders ? (
              <Alert severity="info">{t('seating.fixed')}</Alert>
            ) : (
              <Alert severity="warning">{t('seating.rule')}</Alert>
            )}
            <PlanList show={show} />
            {show.planVersionId !== null && <ReportsCard show={show} />}
          </Box>
        </>
      )}
    </ShowPage>
  );
}

function ReportsCard({ show }: { show: Show }) {
  const { t } = useTranslation('shows');
  const reports = useSeatReports(show.showCode);
  const canReport = useCan('report:seats');
  const hint = canReport ? t('seating.reportsText') : t('actions.notAllowed', { permission: 'report:seats' });
  return (
    <Card title={t('seating.reports')}>
      <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <Box sx={{ color: 'text.secondary' }}>{hint}</Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {SEAT_REPORTS.map((report) => (
            <Button
              disabled={!canReport}
              key={report}
              loading={reports.isRunning(report)}
              onClick={() => void reports.run(report)}
              variant="outlined"
            >
              {t(`actions.${reports.labelOf(report)}`)}
            </Button>
          ))}
        </Box>
      </Box>
    </Card>
  );
}
