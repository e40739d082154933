import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths.ts';
import { SeatIcon } from '../../../ui/icons.tsx';
import { ShowHeader } from '../show-header.tsx';
import { ShowPage } from '../show-page.tsx';
import { PlanList } from './plan-list.tsx';
import { ReportsCard } from './reports-card.tsx';

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
          <Box sx={{ display: 'grid', gap: 2 }}>
            {show.seating === 'UNRESERVED' && <Alert severity="info">{t('seating.unreserved')}</Alert>}
            {show.hasOrders ? (
              <Alert severity="info">{t('seating.fixed')}</Alert>
            ) : (
              <Alert severity="warning">{t('seating.rule')}</Alert>
            )}
            <Box sx={COLUMNS_LOOK}>
              <PlanList show={show} />
              {show.planVersionId !== null && <ReportsCard show={show} />}
            </Box>
          </Box>
        </>
      )}
    </ShowPage>
  );
}

const COLUMNS_LOOK = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 320px', lg: 'minmax(0, 1fr) 360px' },
};
