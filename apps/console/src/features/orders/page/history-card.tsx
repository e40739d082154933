import Box from '@mui/material/Box';
import type { Order } from '@parterre/contract/orders';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ChoiceFilter } from '../../../programme/filters/choice-filter.tsx';
import { Card } from '../../../ui/card.tsx';
import { SegmentedControl } from '../../../ui/segmented-control.tsx';
import { useOrderWords } from '../use-order-words.ts';
import { HistoryRow } from './history-row.tsx';
import { HISTORY_KINDS, isOfKind, mergeHistory } from './merge-history.ts';

interface HistoryCardProps {
  order: Order;
  zone: string | undefined;
}

/** What happened to the order, or to the one ticket the URL names. */
export function HistoryCard({ order, zone }: HistoryCardProps) {
  const { t } = useTranslation('orders');
  const words = useOrderWords();
  const [params, setParams] = useSearchParams();
  const kind = HISTORY_KINDS.find((known) => known === params.get('history')) ?? 'all';
  const item = order.items.find(({ id }) => String(id) === params.get('ticket'));
  const entries = mergeHistory(item ? [item] : order.items).filter((entry) => isOfKind(entry, kind));
  const names = new Map(order.items.map((one) => [one.id, words.nameItem(one)]));
  return (
    <Card title={t('history.title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, px: 2, pt: 1.5 }}>
        <SegmentedControl
          label={t('history.kind')}
          onChange={(value) => choose('history', value === 'all' ? '' : value)}
          options={HISTORY_KINDS.map((value) => ({ value, label: t(`history.${value}`) }))}
          value={kind}
        />
        {order.items.length > 1 && (
          <ChoiceFilter
            label={t('history.ticket')}
            onChoose={(id) => choose('ticket', id ?? '')}
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
            <HistoryRow currency={order.currency} entry={entry} key={entry.key} names={names} zone={zone} />
          ))}
        </Box>
      )}
    </Card>
  );

  function choose(name: string, value: string) {
    const change = (current: URLSearchParams) => {
      const next = new URLSearchParams(current);
      if (value === '') next.delete(name);
      else next.set(name, value);
      return next;
    };
    setParams(change, { replace: true });
  }
}
