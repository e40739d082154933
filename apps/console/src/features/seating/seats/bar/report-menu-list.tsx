import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslation } from 'react-i18next';
import { RunningDownload } from '#downloads/running-download.tsx';
import { useSeatReports } from '#programme/shows/use-seat-reports.ts';
import { useSeatDesk } from '../desk/seat-desk-context.ts';

interface ReportMenuListProps {
  anchor: HTMLElement;
  onClose: () => void;
}

export function ReportMenuList({ anchor, onClose }: ReportMenuListProps) {
  const { t } = useTranslation('seats');
  const reports = useSeatReports(useSeatDesk().show.showCode);
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {reports.map(({ name, isRunning, run }) => (
        <MenuItem disabled={isRunning} key={name} onClick={() => void run().then(onClose)}>
          {t(`report.${name}`)}
        </MenuItem>
      ))}
      {reports.map(({ name, progress, cancel }) => (
        <RunningDownload cancel={cancel} key={name} progress={progress} />
      ))}
    </Menu>
  );
}
