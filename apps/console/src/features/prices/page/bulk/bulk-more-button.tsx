import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { paths } from '#pages/paths.ts';
import { useCan } from '#session/use-features.ts';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { useKeptFilter } from '../../use-kept-filter.ts';
import type { BulkButtonsProps } from './bulk-state-buttons.tsx';

interface BulkMoreButtonProps extends BulkButtonsProps {
  show: Pick<Show, 'showCode'>;
}

/** The status drawer of the ticked tickets, copies, and deletion. */
export function BulkMoreButton({ prices, bulk, onDone, show }: BulkMoreButtonProps) {
  const { t } = useTranslation('prices');
  const keep = useKeptFilter();
  const canWrite = useCan('price:write');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isAsked, setAsked] = useState(false);
  const close = () => setAnchor(null);
  const ids = prices.map(({ priceTypeId }) => priceTypeId);
  return (
    <>
      <Button
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        disabled={bulk.isRunning}
        endIcon={<ChevronDownIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        variant="text"
      >
        {t('bulk.more')}
      </Button>
      {anchor && (
        <Menu anchorEl={anchor} onClick={close} onClose={close} open>
          <MenuItem component={Link} to={keep(paths.showTicketStatus(show.showCode, ids))}>
            {t('bulk.status')}
          </MenuItem>
          <MenuItem disabled={!canWrite} onClick={() => void bulk.duplicate(prices).then(onDone)}>
            {t('bulk.duplicate')}
          </MenuItem>
          <MenuItem disabled={!canWrite} onClick={() => setAsked(true)}>
            {t('bulk.remove')}
          </MenuItem>
        </Menu>
      )}
      <ConfirmDialog
        onClose={() => setAsked(false)}
        onConfirm={async () => {
          await bulk.remove(prices);
          setAsked(false);
          onDone();
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
