import Box from '@mui/material/Box';
import { PAYMENT_METHODS } from '@parterre/contract/choices/instalment-choices';
import { CANCEL_REASONS, TICKET_LINK_ACTOR } from '@parterre/contract/choices/order-choices';
import { TICKET_FORMS } from '@parterre/contract/choices/print-at-home-choices';
import type { Order } from '@parterre/contract/orders/order';
import { useTranslation } from 'react-i18next';
import { AuditLink } from '#access/audit-link.tsx';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { ChoiceFilter } from '#tables/filters/choice-filter.tsx';
import { Card } from '#ui/card.tsx';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { formatAmount } from '#ui/figures/money-text.tsx';
import { Note } from '#ui/note.tsx';
import { changeParams } from '#ui/url/change-params.ts';
import { useOrderWords } from '../use-order-words.tsx';
import { isOfKind, mergeHistory, ORDER_HISTORY_KINDS, type OrderHistoryEntry } from './merge-history.ts';

export function HistoryCard({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const words = useOrderWords();
  const [params, setParams] = useUrlParams();
  const kind = ORDER_HISTORY_KINDS.find((known) => known === params.get('history')) ?? 'all';
  const item = order.items.find(({ id }) => String(id) === params.get('ticket'));
  const entries = mergeHistory(item ? [item] : order.items).filter((entry) => isOfKind(entry, kind));
  const names = new Map(order.items.map((one) => [one.id, words.nameItem(one)]));
  return (
    <Card action={<AuditLink filter={{ thing: `order:${order.orderId}` }} />} title={t('history.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2, pt: 1.5 }}>
        <SegmentedControl
          label={t('history.kind')}
          onChange={(value) => handleChoose('history', value === 'all' ? '' : value)}
          options={ORDER_HISTORY_KINDS.map((value) => ({ value, label: t(`history.${value}`) }))}
          value={kind}
        />
        {order.items.length > 1 && (
          <ChoiceFilter
            label={t('history.ticket')}
            onChoose={(id) => handleChoose('ticket', id ?? '')}
            options={order.items.map((one) => ({ value: String(one.id), label: words.nameItem(one) }))}
            value={item && String(item.id)}
          />
        )}
      </Box>
      {entries.length === 0 ? (
        <Box sx={{ px: 2, py: 3, color: 'text.secondary' }}>{t('history.none')}</Box>
      ) : (
        <Box component="ol" sx={{ listStyle: 'none', m: 0, px: 2, py: 1.5, display: 'grid', gap: 1.75 }}>
          {entries.map((entry) => (
            <HistoryRow entry={entry} key={entry.key} names={names} order={order} />
          ))}
        </Box>
      )}
    </Card>
  );

  function handleChoose(name: string, value: string) {
    setParams((current) => changeParams(current, { [name]: value }), { replace: true });
  }
}

interface HistoryRowProps {
  entry: OrderHistoryEntry;
  /** Names by item id; the history may name tickets that are no longer in the order. */
  names: ReadonlyMap<number, string>;
  order: Order;
}

const NAMED_MAX = 4;

function HistoryRow({ entry, names, order }: HistoryRowProps) {
  const { t } = useTranslation('orders');
  const words = useOrderWords();
  const { type, itemIds, amount, actor, isOfOrder } = entry;
  const money = amount === null ? '' : nameMoney(amount);
  const tickets = isOfOrder ? t('history.wholeOrder') : nameTickets();
  return (
    <Box component="li" sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', overflowWrap: 'anywhere' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: 2 }}>
        <Box sx={{ fontWeight: 'fontWeightMedium' }}>
          {t(`history.type.${type}`)}
          {money && `, ${money}`}
        </Box>
        <Box component="time" dateTime={entry.at} sx={{ typography: 'caption', color: 'text.secondary' }}>
          {words.nameInstant(entry.at, order.timeZone)}
        </Box>
      </Box>
      {describeText() && <Box sx={{ whiteSpace: 'pre-line' }}>{describeText()}</Box>}
      {entry.isTextMasked && <Box sx={{ color: 'text.secondary' }}>{t('history.masked')}</Box>}
      <Note>{[tickets, nameActor()].join(' · ')}</Note>
    </Box>
  );

  /** Only a seat change needs a sign, because it can raise or lower the price. */
  function nameMoney(change: number): string {
    if (type !== 'SEAT_CHANGE') return words.nameAmount(Math.abs(change), order.currency);
    return `${order.currency} ${change > 0 ? '+' : ''}${formatAmount(change, order.currency, words.language)}`;
  }

  function nameTickets(): string {
    if (itemIds.length > NAMED_MAX || (itemIds.length === names.size && names.size > 1))
      return t('history.tickets', { count: itemIds.length });
    return itemIds.map((id) => names.get(id)).join(' · ');
  }

  /** Some texts start with a code that has a translation: `customer-request: Ill`, `bank-transfer: HBCE 1001`. */
  function describeText(): string {
    if (type === 'SEAT_CHANGE')
      return t('seats.move', { from: words.nameSeat(entry.before ?? ''), to: words.nameSeat(entry.after ?? '') });
    if (type === 'TRANSFER') return t('transfer.move', { from: nameBuyer(entry.before), to: nameBuyer(entry.after) });
    if (type === 'BARCODE_CHANGE') return t('barcode.move', { from: entry.before, to: entry.after });
    if (type === 'RESEND') return entry.after ?? '';
    if (type === 'PRINT') return describePrint();
    const reason = type === 'CANCEL' ? CANCEL_REASONS.find(isStart) : undefined;
    if (reason) return nameStart(reason, t(`reason.${reason}`));
    const method = type === 'PAYMENT' ? PAYMENT_METHODS.find(isStart) : undefined;
    return method ? nameStart(method, t(`paying.methods.${method}`)) : entry.text;
  }

  function describePrint(): string {
    const form = TICKET_FORMS.find((known) => known === entry.after);
    const valid = new Set(order.items.flatMap(({ barcode }) => (barcode ? [barcode.value, barcode.code128] : [])));
    const nameCode = (code: string) => (valid.has(code) ? code : t('print.revoked', { code }));
    const revoked = entry.codes.filter((code) => !valid.has(code)).length;
    const codes =
      entry.codes.length <= NAMED_MAX
        ? entry.codes.map(nameCode).join(', ')
        : revoked > 0 && t('print.someRevoked', { count: revoked });
    const name = form ? t(`print.${form}`) : '';
    return name && codes ? t('kit:labelled', { label: name, value: codes }) : name || codes || '';
  }

  function nameActor(): string {
    if (type === 'PURCHASE') return t(`channel.${actor}`, { defaultValue: actor });
    return actor === TICKET_LINK_ACTOR ? t('print.link') : actor;
  }

  function nameStart(start: string, name: string): string {
    const rest = entry.text.slice(start.length + 2);
    return rest ? t('kit:labelled', { label: name, value: rest }) : name;
  }

  function nameBuyer(text: string | null): string {
    return text || t('buyer.erased');
  }

  function isStart(start: string): boolean {
    return entry.text === start || entry.text.startsWith(`${start}: `);
  }
}
