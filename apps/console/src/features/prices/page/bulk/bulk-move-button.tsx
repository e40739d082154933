import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Show } from '@parterre/contract/shows';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseText } from '../../../../i18n/choose-text.ts';
import { useCan } from '../../../../session/use-features.ts';
import { ChevronDownIcon } from '../../../../ui/icons.tsx';
import type { TicketGroup } from '../group-tickets.ts';
import type { BulkButtonsProps } from './bulk-state-buttons.tsx';

interface BulkMoveButtonProps extends BulkButtonsProps {
  groups: readonly TicketGroup[];
  show: Pick<Show, 'defaultCulture'>;
}

/** Moves the tickets behind the last one of another group, in the order they have. */
export function BulkMoveButton({ prices, bulk, onDone, groups, show }: BulkMoveButtonProps) {
  const { t, i18n } = useTranslation('prices');
  const canWrite = useCan('price:write');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const move = async (priceGroupId: number) => {
    setAnchor(null);
    const moved = prices.filter((price) => price.priceGroupId !== priceGroupId);
    if (await bulk.moveTo(moved, priceGroupId)) onDone();
  };
  return (
    <>
      <Button
        aria-expanded={anchor !== null}
        aria-haspopup="menu"
        disabled={!canWrite || bulk.isRunning || groups.length < 2}
        endIcon={<ChevronDownIcon />}
        onClick={(event) => setAnchor(event.currentTarget)}
        variant="text"
      >
        {t('bulk.move')}
      </Button>
      {anchor && (
        <Menu anchorEl={anchor} onClose={() => setAnchor(null)} open>
          {groups.map(({ group }) => (
            <MenuItem
              disabled={prices.every((price) => price.priceGroupId === group.priceGroupId)}
              key={group.priceGroupId}
              onClick={() => void move(group.priceGroupId)}
            >
              {chooseText(group.name, i18n.language, show.defaultCulture)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
}
