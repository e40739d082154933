import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows/show';
import { useTranslation } from 'react-i18next';
import { chooseText } from '#i18n/choose-text.ts';
import { useLockReason } from '#session/use-features.ts';
import { BulkBar } from '#tables/selection/bulk-bar.tsx';
import { firstReason } from '#ui/controls/first-reason.ts';
import { MenuButton } from '#ui/controls/more-menu.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import type { TicketGroup } from '../use-tickets.ts';
import { type BulkButtonsProps, BulkMoreButton, BulkStateButtons } from './bulk-buttons.tsx';
import { type Refused, useBulkTickets } from './use-bulk-tickets.ts';

interface TicketBulkBarProps {
  prices: readonly Price[];
  groups: readonly TicketGroup[];
  show: Pick<Show, 'showCode' | 'defaultCulture'>;
  onClear: () => void;
}

/**
 * The actions on the selected price types. Refusals stay above the bar, each with its reason, until the reader closes
 * them: a toast would disappear too soon.
 */
export function TicketBulkBar({ prices, groups, show, onClear }: TicketBulkBarProps) {
  const bulk = useBulkTickets(show);
  const buttons = { prices, bulk, onDone: onClear };
  return (
    <>
      <BulkRefused onClose={bulk.forget} refused={bulk.refused} />
      <BulkBar count={prices.length} onClear={onClear}>
        <BulkStateButtons {...buttons} />
        <BulkMoveButton {...buttons} groups={groups} show={show} />
        <BulkMoreButton {...buttons} show={show} />
      </BulkBar>
    </>
  );
}

interface BulkRefusedProps {
  refused: readonly Refused[];
  onClose: () => void;
}

function BulkRefused({ refused, onClose }: BulkRefusedProps) {
  const { t } = useTranslation('prices');
  if (refused.length === 0) return null;
  return (
    <Alert onClose={onClose} role="status" severity="warning" sx={{ mt: 2 }}>
      {t('bulk.refused', { count: refused.length })}
      <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5, maxHeight: 200, overflowY: 'auto' }}>
        {refused.map(({ priceTypeId, name, reason }) => (
          <li key={priceTypeId}>
            <b>{name}</b>: {reason}
          </li>
        ))}
      </Box>
    </Alert>
  );
}

interface BulkMoveButtonProps extends BulkButtonsProps {
  groups: readonly TicketGroup[];
  show: Pick<Show, 'defaultCulture'>;
}

function BulkMoveButton({ prices, bulk, onDone, groups, show }: BulkMoveButtonProps) {
  const { t, i18n } = useTranslation('prices');
  const lockReason = useLockReason('price:write');
  const handleMove = async (priceGroupId: number) => {
    const moved = prices.filter((price) => price.priceGroupId !== priceGroupId);
    if (await bulk.moveTo(moved, priceGroupId)) onDone();
  };
  return (
    <MenuButton
      endIcon={<ChevronDownIcon />}
      label={t('bulk.move')}
      reason={firstReason(lockReason, bulk.isRunning && t('bulk.running'), groups.length < 2 && t('bulk.oneGroup'))}
      variant="text"
    >
      {groups.map(({ group }) => (
        <MenuItem
          disabled={prices.every((price) => price.priceGroupId === group.priceGroupId)}
          key={group.priceGroupId}
          onClick={() => void handleMove(group.priceGroupId)}
        >
          {chooseText(group.name, i18n.language, show.defaultCulture)}
        </MenuItem>
      ))}
    </MenuButton>
  );
}
