import type { ApiToken } from '@parterre/contract/api-tokens';
import type { TimeFormat } from '@parterre/contract/choices/account-choices';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevokeApiTokenMutation } from '#api/queries/promoters/api-tokens.ts';
import { formatDay } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { useTimeOf } from '#programme/use-time-of.ts';
import { useZoneOf } from '#programme/use-zone-of.ts';
import { useNamePermission } from '#session/use-name-permission.ts';
import { usePromoter } from '#session/use-promoter.ts';
import type { TableColumn } from '#tables/columns/table-column.ts';
import { DataTable } from '#tables/data-table.tsx';
import { NameCell } from '#tables/name-cell.tsx';
import { READY } from '#tables/table-status.ts';
import { TwoLines } from '#tables/two-lines.tsx';
import { useDataTable } from '#tables/use-data-table.ts';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { ToneChip } from '#ui/status-chip.tsx';

/** Lists tokens, newest first; expired and revoked ones stay listed, to show what they could do. */
export function TokensTable({ tokens }: { tokens: readonly ApiToken[] }) {
  const { t } = useTranslation('api-tokens');
  const model = useDataTable<ApiToken>({
    id: 'api-tokens',
    columns: useTokenColumns(),
    rows: tokens,
    getRowId: ({ apiTokenId }) => String(apiTokenId),
    getRowLabel: ({ name }) => name,
  });
  return <DataTable caption={t('title')} model={model} rows={{ density: 'twoLine' }} status={READY} />;
}

function useTokenColumns(): TableColumn<ApiToken>[] {
  const { t } = useTranslation('api-tokens');
  const { namePromoter } = usePromoter();
  const { nameState, writeLastUse } = useTokenWords();
  const namePermission = useNamePermission();
  const namePermissions = ({ permissions }: ApiToken) => permissions.map(namePermission).join(', ');
  return [
    {
      id: 'name',
      header: t('column.name'),
      widthPx: 220,
      grow: 1,
      canHide: false,
      exportValue: ({ name, prefix }) => `${name}, ${prefix}…`,
      cell: ({ name, prefix }) => <NameCell isCode name={name} note={`${prefix}…`} />,
    },
    {
      id: 'permissions',
      header: t('column.permissions'),
      widthPx: 240,
      grow: 2,
      priority: 0,
      exportValue: (token) => `${namePermissions(token)} (${namePromoter(token.promoterCode)})`,
      cell: (token) => <TwoLines first={namePermissions(token)} second={namePromoter(token.promoterCode)} />,
    },
    {
      id: 'lastUsed',
      header: t('column.lastUsed'),
      widthPx: 190,
      priority: 1,
      exportValue: writeLastUse,
      cell: writeLastUse,
    },
    {
      id: 'state',
      header: t('column.state'),
      widthPx: 170,
      exportValue: nameState,
      cell: (token) => <ToneChip tone={isInUse(token) ? 'ok' : 'neutral'}>{nameState(token)}</ToneChip>,
    },
    {
      id: 'menu',
      header: t('column.menu'),
      isHeaderHidden: true,
      widthPx: 64,
      align: 'end',
      canHide: false,
      cell: (token) => <TokenMenu token={token} />,
    },
  ];
}

const isInUse = ({ revokedAt, expiresAt }: ApiToken): boolean => revokedAt === null && new Date(expiresAt) > new Date();

/** Returns functions that describe tokens, with times in the zone of each token's promoter. */
function useTokenWords() {
  const { t } = useTranslation('api-tokens');
  const zoneOf = useZoneOf();
  const timeOf = useTimeOf();
  return {
    writeLastUse: (token: ApiToken, hours?: TimeFormat) =>
      token.lastUsedAt ? timeOf(token.lastUsedAt, token.promoterCode, hours) : t('neverUsed'),
    nameState: (token: ApiToken) => {
      if (token.revokedAt !== null) return t('state.revoked');
      const day = formatDay(toWallTime(token.expiresAt, zoneOf(token.promoterCode)));
      return isInUse(token) ? t('state.until', { day }) : t('state.over');
    },
  };
}

/** Revokes a token. Needs no permission: it is the user's own. Revoking twice does nothing. */
function TokenMenu({ token }: { token: ApiToken }) {
  const { t } = useTranslation('api-tokens');
  const [isAsked, setAsked] = useState(false);
  const [revoke] = useRevokeApiTokenMutation();
  const { apiTokenId, name } = token;
  const isDone = !isInUse(token);
  const handleRevoke = async () => {
    await revoke({ params: { apiTokenId } }).unwrap();
    showToast(t('revoke.done', { name }), 'success');
    setAsked(false);
  };
  const request = {
    title: t('revoke.title', { name }),
    body: t('revoke.text'),
    confirmLabel: t('revoke.action'),
    isDangerous: true,
  };
  return (
    <>
      <MoreMenu label={t('menu', { name })}>
        <MenuEntry
          isDangerous
          label={t('revoke.action')}
          onChoose={() => setAsked(true)}
          reason={isDone ? t('isDone') : undefined}
        />
      </MoreMenu>
      <ConfirmDialog onClose={() => setAsked(false)} onConfirm={handleRevoke} request={isAsked ? request : null} />
    </>
  );
}
