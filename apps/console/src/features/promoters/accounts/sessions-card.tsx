import Button from '@mui/material/Button';
import type { AccountSession } from '@parterre/contract/accounts';
import { PAGE_SIZE } from '@parterre/contract/choices/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  useListAccountSessionsQuery,
  useRevokeAccountSessionMutation,
  useRevokeAccountSessionsMutation,
} from '#api/queries/promoters/accounts.ts';
import { formatOwnTime, formatOwnZonedTime } from '#dates/format-date-time.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { nameCountry } from '#i18n/name-country.ts';
import { LoadedCard } from '#pages/loaded-card.tsx';
import { paths } from '#pages/paths.ts';
import { showFailure } from '#pages/show-failure.ts';
import { RowsExport } from '#tables/export/rows-export.tsx';
import { PlainTable } from '#tables/plain-table.tsx';
import { TwoLines } from '#tables/two-lines.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { ToneChip } from '#ui/status-chip.tsx';

/** Lists the user's sessions and ends one or all. Needs no permission: the sessions are their own. */
export function SessionsCard() {
  const { t } = useTranslation('accounts');
  const result = useListAccountSessionsQuery({ query: { pageSize: PAGE_SIZE.max } });
  return (
    <LoadedCard
      action={
        <>
          <SessionsExport sessions={result.data?.items} />
          <SignOutEverywhere />
        </>
      }
      loading={{ label: t('loading'), rows: 2, rowHeight: 52 }}
      note={result.data?.totalItems}
      result={result}
      title={t('sessions.title')}
    >
      {({ items }) => <SessionsTable sessions={items} />}
    </LoadedCard>
  );
}

function SessionsTable({ sessions }: { sessions: readonly AccountSession[] }) {
  const { t } = useTranslation('accounts');
  const { nameDevice, namePlace, writeTime } = useSessionWords();
  return (
    <PlainTable<AccountSession>
      caption={t('sessions.title')}
      columns={[
        {
          id: 'device',
          header: t('sessions.device'),
          isName: true,
          cell: (session) => (
            <TwoLines first={nameDevice(session)} second={`${namePlace(session)} · ${session.address}`} />
          ),
        },
        { id: 'since', header: t('sessions.since'), from: 'lg', cell: ({ startedAt }) => writeTime(startedAt) },
        { id: 'seen', header: t('sessions.seen'), from: 'sm', cell: ({ lastSeenAt }) => writeTime(lastSeenAt) },
        {
          id: 'end',
          header: t('sessions.end'),
          isHeaderHidden: true,
          align: 'end',
          cell: (session) =>
            session.isCurrent ? <ToneChip tone="ok">{t('sessions.here')}</ToneChip> : <EndButton session={session} />,
        },
      ]}
      getRowId={({ sessionId }) => sessionId}
      look="card"
      rows={sessions}
    />
  );
}

function SessionsExport({ sessions }: { sessions: readonly AccountSession[] | undefined }) {
  const { t } = useTranslation('accounts');
  const { nameDevice, namePlace } = useSessionWords();
  return (
    <RowsExport
      columns={[
        { header: t('sessions.browser'), exportValue: nameDevice },
        { header: t('sessions.place'), exportValue: namePlace },
        { header: t('sessions.address'), exportValue: ({ address }) => address },
        { header: t('sessions.since'), exportValue: ({ startedAt }, hours) => formatOwnZonedTime(startedAt, hours) },
        { header: t('sessions.seen'), exportValue: ({ lastSeenAt }, hours) => formatOwnZonedTime(lastSeenAt, hours) },
      ]}
      rows={sessions}
      title={t('sessions.title')}
    />
  );
}

function EndButton({ session }: { session: AccountSession }) {
  const { t } = useTranslation('accounts');
  const { nameDevice, namePlace } = useSessionWords();
  const [revoke, { isLoading }] = useRevokeAccountSessionMutation();
  const of = { device: nameDevice(session), place: namePlace(session) };
  const handleEnd = async () => {
    try {
      await revoke({ params: { sessionId: session.sessionId } }).unwrap();
      showToast(t('sessions.ended', of), 'success');
    } catch (error) {
      showFailure(error);
    }
  };
  return (
    <Button
      aria-label={t('sessions.endOf', of)}
      loading={isLoading}
      onClick={() => void handleEnd()}
      size="small"
      variant="outlined"
    >
      {t('sessions.end')}
    </Button>
  );
}

function SignOutEverywhere() {
  const { t } = useTranslation('accounts');
  const navigate = useNavigate();
  const [isAsked, setAsked] = useState(false);
  const [revokeAll] = useRevokeAccountSessionsMutation();
  const handleConfirm = async () => {
    await revokeAll({}).unwrap();
    void navigate(paths.signOut());
  };
  const request = isAsked
    ? {
        title: t('everywhere.title'),
        body: t('everywhere.text'),
        confirmLabel: t('everywhere.action'),
        isDangerous: true,
      }
    : null;
  return (
    <>
      <Button onClick={() => setAsked(true)} size="small" variant="outlined">
        {t('everywhere.action')}
      </Button>
      <ConfirmDialog onClose={() => setAsked(false)} onConfirm={handleConfirm} request={request} />
    </>
  );
}

/** Returns functions that describe sessions, with times in this device's time zone. */
function useSessionWords() {
  const { t, i18n } = useTranslation('accounts');
  return {
    nameDevice: ({ browser, system }: AccountSession) =>
      browser && system ? t('sessions.on', { browser, system }) : (browser ?? system ?? t('sessions.unknown')),
    namePlace: ({ countryCode }: AccountSession) =>
      countryCode ? nameCountry(countryCode, i18n.language) : t('sessions.noPlace'),
    writeTime: formatOwnTime,
  };
}
