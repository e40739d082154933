import type { Hold } from '@parterre/contract/holds';
import type { Price } from '@parterre/contract/prices';
import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { FormConflict } from '../../../forms/object/form-conflict.tsx';
import type { AskedConflict } from '../../../forms/object/use-stale-save.ts';
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
    <FormConflict
      asked={asked}
      label={(field) => t(`fields.${field}`)}
      write={(values, field) => write(field, values)}
    />
  );
}
