import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { requestCall } from '#api/request-call.ts';
import { SEAT_REPORT_NAMES, SEAT_REPORTS, type SeatReportName } from '#downloads/seat-reports.ts';
import { useReportDownload } from '#downloads/use-report-download.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';

interface ReportMenuListProps {
  anchor: HTMLElement;
  onClose: () => void;
}

export function ReportMenuList({ anchor, onClose }: ReportMenuListProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {SEAT_REPORT_NAMES.map((name) => (
        <ReportItem key={name} name={name} onDone={onClose} />
      ))}
    </Menu>
  );
}

function ReportItem({ name, onDone }: { name: SeatReportName; onDone: () => void }) {
  const { t, i18n } = useTranslation('seats');
  const { show } = useSeatDesk();
  const { call, words } = SEAT_REPORTS[name];
  const { download, isRunning } = useReportDownload(words, `${show.showCode}-${name}.csv`);
  const args = { params: { showCode: show.showCode }, query: { culture: i18n.language } };
  const handleStart = async () => {
    await download(() => requestCall(call, args, { accept: 'text/csv' }));
    onDone();
  };
  return (
    <MenuItem disabled={isRunning} onClick={() => void handleStart()}>
      {t(`report.${words}`)}
    </MenuItem>
  );
}
