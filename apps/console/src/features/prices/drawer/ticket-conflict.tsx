import type { Hold } from '@parterre/contract/holds';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { ConflictDialog } from '../../../drawers/conflict-dialog.tsx';
import type { AskedConflict } from '../../../forms/use-stale-save.ts';
import type { TicketValues } from './ticket-values.ts';
import { useWriteValue } from './use-write-value.ts';

interface TicketConflictProps {
  asked: AskedConflict<TicketValues> | null;
  prices: readonly Price[];
  holds: readonly Hold[];
  show: Pick<Show, 'currency' | 'timeZone' | 'defaultCulture'>;
}

/** Somebody else saved the same fields of a ticket meanwhile. */
export function TicketConflict({ asked, prices, holds, show }: TicketConflictProps) {
  const { t } = useTranslation('prices');
  const write = useWriteValue({ prices, holds, show });
  return (
    <ConflictDialog
      conflicts={
        asked?.fields.map((field) => ({
          id: field,
          label: t(`fields.${field}`),
          yours: write(field, asked.mine),
          theirs: write(field, asked.theirs),
        })) ?? null
      }
      onClose={() => asked?.choose('close')}
      onKeepMine={() => asked?.choose('mine')}
      onTakeTheirs={() => asked?.choose('theirs')}
    />
  );
}
