import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';
import { BulkBar } from '../../../../tables/selection/bulk-bar.tsx';
import type { TicketGroup } from '../group-tickets.ts';
import { BulkMoreButton } from './bulk-more-button.tsx';
import { BulkMoveButton } from './bulk-move-button.tsx';
import { BulkRefused } from './bulk-refused.tsx';
import { BulkStateButtons } from './bulk-state-buttons.tsx';
import { useBulkTickets } from './use-bulk-tickets.ts';

interface TicketBulkBarProps {
  prices: readonly Price[];
  groups: readonly TicketGroup[];
  show: Pick<Show, 'showCode' | 'defaultCulture'>;
  onClear: () => void;
}

/** What can be done with the ticked tickets; those that were left as they are stand above with the reason. */
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
