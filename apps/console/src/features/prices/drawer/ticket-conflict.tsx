import type { Show } from '@parterre/contract/shows';
import { useTranslation } from 'react-i18next';
import { formatZonedTime } from '../../../dates/format-zoned-time.ts';
import { findWallTime } from '../../../dates/wall-time.ts';
import { ConflictDialog } from '../../../drawers/conflict-dialog.tsx';
import type { AskedConflict } from '../../../forms/use-stale-save.ts';
import { formatAmount } from '../../../ui/money-text.tsx';
import type { TicketValues } from './ticket-values.ts';

interface TicketConflictProps {
  asked: AskedConflict<TicketValues> | null;
  show: Pick<Show, 'currency' | 'timeZone'>;
}

/** Somebody else saved the same fields of a ticket meanwhile. */
export function TicketConflict({ asked, show }: TicketConflictProps) {
  const { t, i18n } = useTranslation('prices');
  const { currency, timeZone } = show;
  const write = (field: keyof TicketValues, value: unknown): string => {
    if (typeof value === 'number' && (field.endsWith('Minor') || field === 'linkFixed'))
      return `${currency} ${formatAmount(value, currency, i18n.language)}`;
    if (typeof value === 'number') return value.toLocaleString(i18n.language);
    if (typeof value === 'object' && value !== null) return Object.values(value).filter(Boolean).join(' · ');
    if (field === 'visibility') return t(`visibility.${String(value)}`);
    const text = String(value ?? '');
    return findWallTime(text) ? formatZonedTime(text, timeZone) : text || '--';
  };
  return (
    <ConflictDialog
      conflicts={
        asked?.fields.map((field) => ({
          id: field,
          label: t(`fields.${field}`),
          yours: write(field, asked.mine[field]),
          theirs: write(field, asked.theirs[field]),
        })) ?? null
      }
      onClose={() => asked?.choose('close')}
      onKeepMine={() => asked?.choose('mine')}
      onTakeTheirs={() => asked?.choose('theirs')}
    />
  );
}
