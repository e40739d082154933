import Box from '@mui/material/Box';
import type { ShowSummary } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { StatusChip } from '../../ui/status-chip.tsx';
import { ShowName } from './show-name.tsx';
import { SoldBar } from './sold-bar.tsx';
import { RunDate } from './use-run-columns.tsx';

/** An event of a tour or campaign on a phone. */
export function RunShowCard({ show }: { show: ShowSummary }) {
  const { i18n } = useTranslation('programme');
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}>
        <RunDate language={i18n.language} show={show} />
        <StatusChip status={show.status} />
      </Box>
      <ShowName show={show} />
      <SoldBar show={show} />
    </Box>
  );
}
