import type { ApiKey } from '@parterre/contract/api-keys';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageSearch } from '#drawers/use-page-search.ts';
import { paths } from '#pages/paths.ts';
import { usePromoter } from '#session/use-promoter.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { NameCell } from '#tables/name-cell.tsx';
import { TwoLines } from '#tables/two-lines.tsx';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import { RevokeDialog } from '../revoke-dialog.tsx';
import { useKeyWords } from '../use-key-words.ts';

/** Pass `hasPromoter` for a list with keys of several promoters. */
export function useKeyColumns(hasPromoter: boolean): TableColumn<ApiKey>[] {
  const { t } = useTranslation('api-keys');
  const { namePromoter } = usePromoter();
  const { nameChannel, nameRange, writeCreated, writeLastUse } = useKeyWords();
  const promoter: TableColumn<ApiKey> = {
    id: 'promoter',
    header: t('column.promoter'),
    widthPx: 160,
    grow: 1,
    priority: 1,
    exportValue: ({ promoterCode }) => namePromoter(promoterCode),
    cell: ({ promoterCode }) => namePromoter(promoterCode),
  };
  return [
    {
      id: 'name',
      header: t('column.name'),
      widthPx: 220,
      grow: 2,
      canHide: false,
      exportValue: ({ name, prefix }) => `${name}, ${prefix}…`,
      cell: (key) => <KeyName apiKey={key} />,
    },
    ...(hasPromoter ? [promoter] : []),
    {
      id: 'channel',
      header: t('column.channel'),
      widthPx: 180,
      grow: 1,
      exportValue: (key) => [nameChannel(key), nameRange(key)].filter(Boolean).join(', '),
      cell: (key) => <TwoLines first={nameChannel(key)} second={nameRange(key)} />,
    },
    {
      id: 'created',
      header: t('column.created'),
      widthPx: 140,
      priority: 0,
      exportValue: (key) => [writeCreated(key), key.createdBy].filter(Boolean).join(', '),
      cell: (key) => <TwoLines first={writeCreated(key)} second={key.createdBy} />,
    },
    {
      id: 'lastUsed',
      header: t('column.lastUsed'),
      widthPx: 190,
      priority: 2,
      exportValue: writeLastUse,
      cell: writeLastUse,
    },
    {
      id: 'state',
      header: t('column.state'),
      widthPx: 104,
      exportValue: ({ revokedAt }) => t(revokedAt === null ? 'state.inUse' : 'state.revoked'),
      cell: (key) => <KeyStateChip apiKey={key} />,
    },
    {
      id: 'menu',
      header: t('column.menu'),
      widthPx: 88,
      align: 'end',
      canHide: false,
      cell: (key) => <KeyMenu apiKey={key} />,
    },
  ];
}

export function KeyMenu({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('api-keys');
  const search = usePageSearch();
  const [isRevoking, setRevoking] = useState(false);
  return (
    <>
      <MoreMenu label={t('menu.label', { name: apiKey.name })}>
        <MenuEntry label={t('menu.open')} to={`${paths.apiKey(apiKey.apiKeyId)}${search}`} />
        <MenuEntry
          isDangerous
          label={t('revoke.action')}
          onChoose={() => setRevoking(true)}
          reason={apiKey.revokedAt === null ? undefined : t('revoked')}
        />
      </MoreMenu>
      <RevokeDialog apiKey={isRevoking ? apiKey : null} onClose={() => setRevoking(false)} />
    </>
  );
}

export function KeyStateChip({ apiKey }: { apiKey: ApiKey }) {
  const { t } = useTranslation('api-keys');
  const isRevoked = apiKey.revokedAt !== null;
  return <ToneChip tone={isRevoked ? 'neutral' : 'ok'}>{t(isRevoked ? 'state.revoked' : 'state.inUse')}</ToneChip>;
}

export function KeyName({ apiKey }: { apiKey: ApiKey }) {
  const search = usePageSearch();
  return (
    <NameCell href={`${paths.apiKey(apiKey.apiKeyId)}${search}`} isCode name={apiKey.name} note={`${apiKey.prefix}…`} />
  );
}
