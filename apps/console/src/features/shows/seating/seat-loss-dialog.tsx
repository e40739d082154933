import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { describeSeatLoss } from './describe-seat-loss.ts';
import type { SeatLoss } from './find-seat-loss.ts';

interface SeatLossDialogProps {
  /** null: closed. Another loss than before is asked about anew, with nothing typed. */
  loss: SeatLoss | null;
  title: string;
  /** On the button. */
  verb: string;
  /** The plan whose seats come, if one comes. */
  plan: string | null;
  showCode: string;
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks, with the figures, before all seats of an event are deleted; its code must be typed. */
export function SeatLossDialog({ loss, title, verb, plan, showCode, onConfirm, onClose }: SeatLossDialogProps) {
  const { t, i18n } = useTranslation('shows');
  return (
    <ConfirmDialog
      key={loss ? Object.values(loss).join(' ') : 'closed'}
      onClose={onClose}
      onConfirm={onConfirm}
      request={
        loss && {
          title,
          body: (
            <Box sx={{ display: 'grid', gap: 1 }}>
              <div>{describeSeatLoss(loss, t, i18n.language)}</div>
              <div>{plan === null ? t('seating.lossNoPlan') : t('seating.lossPlan', { plan })}</div>
            </Box>
          ),
          confirmLabel: verb,
          isDangerous: true,
          typedWord: showCode,
        }
      }
    />
  );
}
