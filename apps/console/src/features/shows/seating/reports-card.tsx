import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../session/use-features.ts';
import { Card } from '../../../ui/card.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { SEAT_REPORTS, useSeatReports } from './use-seat-reports.ts';

/** The three seat reports, one below the other. */
export function ReportsCard({ show }: { show: Pick<Show, 'showCode'> }) {
  const { t } = useTranslation('shows');
  const reports = useSeatReports(show.showCode);
  const canReport = useCan('report:seats');
  const hint = canReport ? t('seating.reportsText') : t('kit:notAllowed', { permission: 'report:seats' });
  return (
    <Card title={t('seating.reports')}>
      <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <Box sx={{ color: 'text.secondary' }}>{hint}</Box>
        <Box sx={{ display: 'flex', flexDirection: 'column', alignItems: { xs: 'stretch', sm: 'flex-start' }, gap: 1 }}>
          {SEAT_REPORTS.map((report) => (
            <Button
              disabled={!canReport}
              key={report}
              loading={reports.isRunning(report)}
              loadingPosition="start"
              onClick={() => void reports.run(report)}
              startIcon={<DownloadIcon />}
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
