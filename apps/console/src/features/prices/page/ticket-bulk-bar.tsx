import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../drawers/confirm-dialog.tsx';
import { useCan } from '../../../session/use-features.ts';
import { BulkBar } from '../../../tables/selection/bulk-bar.tsx';
import { EyeIcon, TrashIcon } from '../../../ui/icons.tsx';
import { VISIBILITIES, type Visibility } from '../visibilities.ts';
import { useBulkTickets } from './use-bulk-tickets.ts';

interface TicketBulkBarProps {
  prices: readonly Price[];
  show: Pick<Show, 'showCode' | 'defaultCulture'>;
  onClear: () => void;
}

/** Shows the ticked tickets to others, or deletes them; what cannot be deleted is named. */
export function TicketBulkBar({ prices, show, onClear }: TicketBulkBarProps) {
  const { t } = useTranslation('prices');
  const canWrite = useCan('price:write');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsked, setAsked] = useState(false);
  const bulk = useBulkTickets(show);
  const setVisibility = async (visibility: Visibility) => {
    setAnchor(null);
    await bulk.setVisibility(prices, visibility);
    onClear();
  };
  return (
    <>
      <BulkBar count={prices.length} onClear={onClear}>
        <Button
          aria-haspopup="menu"
          disabled={!canWrite || bulk.isRunning}
          onClick={(event) => setAnchor(event.currentTarget)}
          startIcon={<EyeIcon />}
          variant="text"
        >
          {t('bulk.visibility')}
        </Button>
        <Button
          disabled={!canWrite || bulk.isRunning}
          onClick={() => setAsked(true)}
          startIcon={<TrashIcon />}
          variant="text"
        >
          {t('bulk.remove')}
        </Button>
      </BulkBar>
      {anchor && (
        <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open>
          {VISIBILITIES.map((visibility) => (
            <MenuItem key={visibility} onClick={() => void setVisibility(visibility)}>
              {t(`visibility.${visibility}`)}
            </MenuItem>
          ))}
        </Menu>
      )}
      <ConfirmDialog
        onClose={() => setAsked(false)}
        onConfirm={async () => {
          await bulk.remove(prices);
          setAsked(false);
          onClear();
        }}
        request={
          isAsked
            ? {
                title: t('bulk.removeTitle', { count: prices.length }),
                body: t('bulk.removeBody'),
                confirmLabel: t('bulk.remove'),
                isDangerous: true,
              }
            : null
        }
      />
    </>
  );
}
