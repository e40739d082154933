import type { ApiToken } from '@parterre/contract/api-tokens';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevokeApiTokenMutation } from '#api/queries/promoters/api-tokens.ts';
import { DAY_TEMPLATE, DAY_TIME_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { toWallTime } from '#dates/zone.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { useZoneOf } from '#programme/use-zone-of.ts';
import { useNamePermission } from '#session/use-name-permission.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { NameCell } from '#tables/name-cell.tsx';
import { PlainTable } from '#tables/plain-table.tsx';
import { TwoLines } from '#tables/two-lines.tsx';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { ToneChip } from '#ui/status-chip.tsx';

/** Lists tokens, newest first; expired and revoked ones stay listed, to show what they could do. */
export function TokensTable({ tokens }: { tokens: readonly ApiToken[] }) {
  const { t } = useTranslation('api-tokens');
  const { namePromoter } = usePromoter();
  const zoneOf = useZoneOf();
  const namePermission = useNamePermission();
  const write = (at: string, { promoterCode }: ApiToken, template: string) =>
    formatDateTime(toWallTime(at, zoneOf(promoterCode)), template);
  return (
    <PlainTable<ApiToken>
      caption={t('title')}
      columns={[
        {
          id: 'name',
          header: t('column.name'),
          isName: true,
          cell: ({ name, prefix }) => <NameCell isCode name={name} note={`${prefix}…`} />,
        },
        {
          id: 'permissions',
          header: t('column.permissions'),
          from: 'lg',
          cell: (token) => (
            <TwoLines
              first={token.permissions.map(namePermission).join(', ')}
              second={namePromoter(token.promoterCode)}
            />
          ),
        },
        {
          id: 'lastUsed',
          header: t('column.lastUsed'),
          from: 'sm',
          width: 150,
          cell: (token) => (token.lastUsedAt ? write(token.lastUsedAt, token, DAY_TIME_TEMPLATE) : t('neverUsed')),
        },
        {
          id: 'state',
          header: t('column.state'),
          width: 170,
          cell: (token) => <TokenChip day={write(token.expiresAt, token, DAY_TEMPLATE)} token={token} />,
        },
        {
          id: 'menu',
          header: t('column.menu'),
          isHeaderHidden: true,
          align: 'end',
          width: 64,
          cell: (token) => <TokenMenu token={token} />,
        },
      ]}
      getRowId={({ apiTokenId }) => apiTokenId}
      look="card"
      rows={tokens}
    />
  );
}

const isOver = ({ expiresAt }: ApiToken): boolean => new Date(expiresAt) <= new Date();

function TokenChip({ token, day }: { token: ApiToken; day: string }) {
  const { t } = useTranslation('api-tokens');
  if (token.revokedAt !== null) return <ToneChip tone="neutral">{t('state.revoked')}</ToneChip>;
  if (isOver(token)) return <ToneChip tone="neutral">{t('state.over')}</ToneChip>;
  return <ToneChip tone="ok">{t('state.until', { day })}</ToneChip>;
}

/** Revokes a token. Needs no permission: it is the user's own. Revoking twice does nothing. */
function TokenMenu({ token }: { token: ApiToken }) {
  const { t } = useTranslation('api-tokens');
  const [isAsked, setAsked] = useState(false);
  const [revoke] = useRevokeApiTokenMutation();
  const { apiTokenId, name } = token;
  const isDone = token.revokedAt !== null || isOver(token);
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
