import type { OfferCode } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from '../../../tables/columns/table-column.ts';
import { CodeStatusChip } from '../code-status-chip.tsx';
import type { EventWords } from '../use-event-words.ts';
import { describeEffect } from '../words/describe-effect.ts';
import { describeTickets } from '../words/describe-tickets.ts';
import { describeWindow } from '../words/describe-window.ts';
import { CodeCell } from './code-cell.tsx';
import { CodeRowMenu } from './code-row-menu.tsx';
import { UsageCell } from './usage-cell.tsx';

export function useCodeColumns(showCode: string, words: EventWords): TableColumn<OfferCode>[] {
  const { t } = useTranslation('offer-codes');
  const { language, currency } = words;
  const tickets = (code: OfferCode) => describeTickets(code, words.nameTicket, { t, language });
  return [
    {
      id: 'code',
      header: t('column.code'),
      sortValue: 'Code',
      widthPx: 190,
      grow: 2,
      canHide: false,
      cell: (code) => <CodeCell code={code} showCode={showCode} />,
    },
    {
      id: 'effect',
      header: t('column.effect'),
      widthPx: 130,
      grow: 1,
      cell: (code) => describeEffect(code, { t, language, currency }),
    },
    {
      id: 'tickets',
      header: t('column.tickets'),
      widthPx: 170,
      grow: 2,
      priority: 2,
      cell: (code) => (
        <>
          {words.nameGroup(code.priceGroupId)} · {tickets(code)}
        </>
      ),
    },
    {
      id: 'window',
      header: t('column.window'),
      widthPx: 190,
      grow: 1,
      priority: 1,
      cell: (code) => describeWindow(code, t),
    },
    {
      id: 'used',
      header: t('column.used'),
      widthPx: 120,
      align: 'end',
      cell: (code) => <UsageCell code={code} />,
    },
    {
      id: 'status',
      header: t('column.status'),
      widthPx: 110,
      cell: (code) => <CodeStatusChip status={code.status} />,
    },
    {
      id: 'menu',
      header: t('column.menu'),
      widthPx: 64,
      align: 'end',
      canHide: false,
      cell: (code) => <CodeRowMenu code={code} showCode={showCode} />,
    },
  ];
}
