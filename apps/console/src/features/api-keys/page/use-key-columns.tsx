import type { ApiKey } from '@parterre/contract/api-keys';
import { useTranslation } from 'react-i18next';
import { usePromoter } from '../../../session/use-promoter.ts';
import { TwoLines } from '../../../tables/cells/two-lines.tsx';
import type { TableColumn } from '../../../tables/columns/table-column.ts';
import { useKeyWords } from '../use-key-words.ts';
import { KeyMenu } from './key-menu.tsx';
import { KeyName } from './key-name.tsx';
import { KeyStateChip } from './key-state-chip.tsx';

/** With the promoter where keys of several stand in one list. */
export function useKeyColumns(hasPromoter: boolean): TableColumn<ApiKey>[] {
  const { t } = useTranslation('api-keys');
  const { all } = usePromoter();
  const { nameChannel, nameRange, writeCreated, writeLastUse } = useKeyWords();
  const promoter: TableColumn<ApiKey> = {
    id: 'promoter',
    header: t('column.promoter'),
    widthPx: 160,
    grow: 1,
    priority: 1,
    cell: ({ promoterCode }) => all.find(({ code }) => code === promoterCode)?.name ?? promoterCode,
  };
  return [
    {
      id: 'name',
      header: t('column.name'),
      widthPx: 220,
      grow: 2,
      canHide: false,
      cell: (key) => <KeyName apiKey={key} />,
    },
    ...(hasPromoter ? [promoter] : []),
    {
      id: 'channel',
      header: t('column.channel'),
      widthPx: 180,
      grow: 1,
      cell: (key) => <TwoLines first={nameChannel(key)} second={nameRange(key)} />,
    },
    {
      id: 'created',
      header: t('column.created'),
      widthPx: 140,
      priority: 0,
      cell: (key) => <TwoLines first={writeCreated(key)} second={key.createdBy} />,
    },
    { id: 'lastUsed', header: t('column.lastUsed'), widthPx: 150, priority: 2, cell: writeLastUse },
    { id: 'state', header: t('column.state'), widthPx: 104, cell: (key) => <KeyStateChip apiKey={key} /> },
    {
      id: 'menu',
      header: t('column.menu'),
      widthPx: 64,
      align: 'end',
      canHide: false,
      cell: (key) => <KeyMenu apiKey={key} />,
    },
  ];
}
