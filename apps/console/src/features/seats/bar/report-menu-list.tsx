import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { exportSeatedPrices, exportSeatHolds, exportSeatsManifest } from '@parterre/contract/calls/reports';
import { useTranslation } from 'react-i18next';
import { requestCall } from '#api/request-call.ts';
import { useReportDownload } from '#downloads/use-report-download.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';

const REPORTS = [
  { report: 'seatedPrices', call: exportSeatedPrices, name: 'seated-prices.csv' },
  { report: 'seatsManifest', call: exportSeatsManifest, name: 'seats-manifest.csv' },
  { report: 'seatHolds', call: exportSeatHolds, name: 'seat-holds.csv' },
] as const;

interface ReportMenuListProps {
  anchor: HTMLElement;
  onClose: () => void;
}

export function ReportMenuList({ anchor, onClose }: ReportMenuListProps) {
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {REPORTS.map((entry) => (
        <ReportItem key={entry.report} {...entry} onDone={onClose} />
      ))}
    </Menu>
  );
}

function ReportItem({ report, call, name, onDone }: (typeof REPORTS)[number] & { onDone: () => void }) {
  const { t, i18n } = useTranslation('seats');
  const { show } = useSeatDesk();
  const { download, isRunning } = useReportDownload(report, `${show.showCode}-${name}`);
  const args = { params: { showCode: show.showCode }, query: { culture: i18n.language } };
  const handleStart = async () => {
    await download(() => requestCall(call, args, { accept: 'text/csv' }));
    onDone();
  };
  return (
    <MenuItem disabled={isRunning} onClick={() => void handleStart()}>
      {t(`report.${report}`)}
    </MenuItem>
  );
}
