import Box from '@mui/material/Box';
import type { OFFER_SORTS } from '@parterre/contract/choices/offer-code-choices';
import type { OfferCode } from '@parterre/contract/offer-codes';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { TwoLines } from '#tables/two-lines.tsx';
import { describeEffect, describeTickets, describeWindow } from '../describe-code.ts';
import type { EventWords } from '../use-event-words.ts';
import { CodeCell, CodeStatusChip, UsageCell } from './code-cells.tsx';
import { CodeRowMenu } from './code-row-menu.tsx';

type CodeColumn = TableColumn<OfferCode> & { sortValue?: (typeof OFFER_SORTS)[number] };

export function useCodeColumns(showCode: string, words: EventWords): CodeColumn[] {
  const { t } = useTranslation('offer-codes');
  const { language, currency } = words;
  return [
    {
      id: 'code',
      header: t('column.code'),
      sortValue: 'Code',
      widthPx: 184,
      grow: 1,
      canHide: false,
      exportValue: ({ code }) => code,
      cell: (code) => <CodeCell code={code} showCode={showCode} />,
    },
    {
      id: 'effect',
      header: t('column.effect'),
      widthPx: 140,
      exportValue: (code) => describeEffect(code, { t, language, currency }),
      cell: (code) => <TwoLines first={describeEffect(code, { t, language, currency })} second="" />,
    },
    {
      id: 'tickets',
      header: t('column.tickets'),
      widthPx: 140,
      grow: 1,
      priority: 2,
      exportValue: (code) =>
        [describeTickets(code, words.nameTicket, { t, language }), words.nameGroup(code.priceGroupId)]
          .filter(Boolean)
          .join(', '),
      cell: (code) => (
        <TwoLines
          first={describeTickets(code, words.nameTicket, { t, language })}
          second={words.nameGroup(code.priceGroupId)}
        />
      ),
    },
    {
      id: 'window',
      header: t('column.window'),
      widthPx: 164,
      priority: 1,
      exportValue: (code, hours) => describeWindow(code, t, hours).join(', ') || t('window.always'),
      cell: (code) => <WindowCell code={code} />,
    },
    {
      id: 'created',
      header: t('column.created'),
      sortValue: 'CreatedAt',
      widthPx: 140,
      priority: 0,
      exportValue: ({ createdAt, createdBy }) => `${words.nameDay(createdAt)}, ${createdBy}`,
      cell: ({ createdAt, createdBy }) => <TwoLines first={words.nameDay(createdAt)} second={createdBy} />,
    },
    {
      id: 'used',
      header: t('column.used'),
      widthPx: 124,
      align: 'end',
      exportValue: ({ usage }) => usage.orders,
      cell: (code) => <UsageCell code={code} />,
    },
    {
      id: 'status',
      header: t('column.status'),
      widthPx: 104,
      exportValue: ({ status }) => t(`status.${status}`),
      cell: (code) => <CodeStatusChip status={code.status} />,
    },
    {
      id: 'menu',
      header: t('column.menu'),
      widthPx: 88,
      align: 'end',
      canHide: false,
      cell: (code) => <CodeRowMenu code={code} showCode={showCode} />,
    },
  ];
}

function WindowCell({ code }: { code: Pick<OfferCode, 'validFromLocal' | 'validUntilLocal'> }) {
  const { t } = useTranslation('offer-codes');
  const lines = describeWindow(code, t);
  if (lines.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('window.always')}</Box>;
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Box>
  );
}
