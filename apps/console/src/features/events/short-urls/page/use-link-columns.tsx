import type { ShortUrl } from '@parterre/contract/short-urls';
import { useTranslation } from 'react-i18next';
import type { TableColumn } from '#tables/columns/table-column.ts';
import type { LinkSort } from '../use-links.ts';
import { AddressCell, findLinkState, LinkStateChip, LinkTitle, TargetCell, VisitsCell } from './link-cells.tsx';
import { LinkRowMenu } from './link-row-menu.tsx';

type LinkColumn = TableColumn<ShortUrl> & { sortValue?: LinkSort };

export function useLinkColumns(timeZone: string): LinkColumn[] {
  const { t } = useTranslation('short-urls');
  return [
    {
      id: 'title',
      header: t('column.title'),
      sortValue: 'Title',
      widthPx: 160,
      grow: 2,
      canHide: false,
      exportValue: ({ title }) => title,
      cell: (link) => <LinkTitle link={link} timeZone={timeZone} />,
    },
    {
      id: 'address',
      header: t('column.address'),
      sortValue: 'Address',
      widthPx: 180,
      grow: 1,
      exportValue: ({ url }) => url,
      cell: (link) => <AddressCell link={link} />,
    },
    {
      id: 'target',
      header: t('column.target'),
      sortValue: 'Target',
      widthPx: 170,
      grow: 3,
      priority: 1,
      exportValue: ({ targetUrl }) => targetUrl,
      cell: (link) => <TargetCell link={link} />,
    },
    {
      id: 'visits',
      header: t('column.visits'),
      sortValue: 'Visits',
      widthPx: 176,
      align: 'end',
      exportValue: ({ visits }) => visits,
      cell: (link) => <VisitsCell link={link} />,
    },
    {
      id: 'active',
      header: t('column.active'),
      sortValue: 'Active',
      widthPx: 100,
      exportValue: (link) => t(`state.${findLinkState(link)}`),
      cell: (link) => <LinkStateChip link={link} />,
    },
    {
      id: 'menu',
      header: t('column.menu'),
      widthPx: 88,
      align: 'end',
      canHide: false,
      cell: (link) => <LinkRowMenu link={link} />,
    },
  ];
}
