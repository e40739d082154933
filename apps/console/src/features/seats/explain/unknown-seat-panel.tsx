import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { SidePanel } from '../side-panel.tsx';

interface UnknownSeatPanelProps {
  /** As the link names it. */
  seatId: string;
  onFind: () => void;
  onClose: () => void;
}

/** Stands where the seat of a link would be explained, when the plan of the event has no such seat. */
export function UnknownSeatPanel({ seatId, onFind, onClose }: UnknownSeatPanelProps) {
  const { t } = useTranslation('seats');
  return (
    <SidePanel title={t('why.panel')} onClose={onClose}>
      <Box role="status" sx={{ mt: 0.5, mb: 1.25, pr: 0.75, overflowWrap: 'anywhere' }}>
        {t('why.unknown', { seat: seatId })}
      </Box>
      <Button size="small" onClick={onFind}>
        {t('find.placeholder')}
      </Button>
    </SidePanel>
  );
}
