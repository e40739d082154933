import Box from '@mui/material/Box';
import type { Invitation } from '@parterre/contract/invitations';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { findProblem } from '#api/failure.ts';
import {
  useListInvitationsQuery,
  useResendInvitationMutation,
  useWithdrawInvitationMutation,
} from '#api/queries/promoters/invitations.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { showFailure } from '#pages/show-failure.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { useOwnPage } from '#tables/paging/use-own-page.tsx';
import { type PlainColumn, PlainTable } from '#tables/plain-table.tsx';
import { TwoLines } from '#tables/two-lines.tsx';
import { Card } from '#ui/card.tsx';
import { MenuEntry, MoreMenu } from '#ui/controls/more-menu.tsx';
import { Note } from '#ui/note.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import { useUserWords } from '../use-user-words.ts';
import { InvitationsExport } from './waiting-exports.tsx';

/**
 * Lists unanswered invitations; nothing if there are none. Needs `user:manage`. Sending again or withdrawing one that
 * was answered meanwhile (STATUS_CHANGE_REFUSED) is reported in a toast.
 */
export function InvitedPeople() {
  const { t } = useTranslation('users');
  const { current, isLoading } = usePromoter();
  const paging = useOwnPage();
  const query = { ...paging.query, ...(current ? { promoterCode: current.code } : {}) };
  const result = useListInvitationsQuery({ query }, { skip: isLoading });
  const { data, error, refetch } = result;
  const words = useUserWords();
  const promoter: PlainColumn<Invitation> = {
    id: 'promoter',
    header: t('column.promoter'),
    from: 'sm',
    cell: ({ promoterCode }) => words.namePromoter(promoterCode),
  };
  /** On a phone, which shows fewer columns. */
  const describeAccess = (invitation: Invitation) =>
    [
      current === null && words.namePromoter(invitation.promoterCode),
      words.nameRole(invitation),
      words.nameScope(invitation),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <LoadedPart result={{ data, error, refetch }} skeleton={null}>
      {(found) =>
        found.totalItems > 0 && (
          <Card
            action={<InvitationsExport asked={result} count={found.totalItems} />}
            title={t('invited.title', { count: found.totalItems })}
          >
            <PlainTable<Invitation>
              caption={t('invited.title', { count: found.totalItems })}
              columns={[
                {
                  id: 'email',
                  header: t('column.email'),
                  isName: true,
                  cell: (invitation) => (
                    <Box sx={{ overflowWrap: 'anywhere' }}>
                      {invitation.email}
                      <Note sx={{ display: { sm: 'none' } }}>{describeAccess(invitation)}</Note>
                      <Box sx={{ display: { sm: 'none' }, mt: 0.5 }}>
                        <InvitationChip invitation={invitation} />
                      </Box>
                    </Box>
                  ),
                },
                ...(current === null ? [promoter] : []),
                {
                  id: 'role',
                  header: t('column.role'),
                  from: 'sm',
                  cell: (invitation) => (
                    <TwoLines first={words.nameRole(invitation)} second={words.nameScope(invitation)} />
                  ),
                },
                {
                  id: 'sent',
                  header: t('column.sent'),
                  from: 'lg',
                  cell: ({ sentAt, invitedBy, promoterCode }) => (
                    <TwoLines first={words.writeTime(sentAt, promoterCode)} second={invitedBy} />
                  ),
                },
                {
                  id: 'state',
                  header: t('column.state'),
                  from: 'sm',
                  cell: (one) => <InvitationChip invitation={one} />,
                },
                {
                  id: 'menu',
                  header: t('column.menu'),
                  isHeaderHidden: true,
                  align: 'end',
                  cell: (one) => <InvitationMenu invitation={one} onGone={() => void refetch()} />,
                },
              ]}
              getRowId={({ invitationId }) => invitationId}
              look="card"
              rows={paging.slice(found.items)}
            />
            {paging.renderPaging(found)}
          </Card>
        )
      }
    </LoadedPart>
  );
}

function InvitationChip({ invitation: { state, expiresAt, promoterCode } }: { invitation: Invitation }) {
  const { t } = useTranslation('users');
  const { writeTime } = useUserWords();
  if (state === 'EXPIRED') return <ToneChip tone="warn">{t('invited.expired')}</ToneChip>;
  return <ToneChip tone="info">{t('invited.until', { time: writeTime(expiresAt, promoterCode) })}</ToneChip>;
}

function InvitationMenu({ invitation, onGone }: { invitation: Invitation; onGone: () => void }) {
  const { t } = useTranslation('users');
  const [resend] = useResendInvitationMutation();
  const [withdraw] = useWithdrawInvitationMutation();
  const [isWithdrawing, setWithdrawing] = useState(false);
  const { invitationId, email } = invitation;
  const params = { invitationId };
  const run = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      showToast(done, 'success');
    } catch (error) {
      if (findProblem(error)?.code !== 'STATUS_CHANGE_REFUSED') throw error;
      showToast(t('invited.gone', { email }), 'error');
      onGone();
    }
  };
  const request = isWithdrawing
    ? {
        title: t('withdraw.title', { email }),
        body: t('withdraw.text'),
        confirmLabel: t('withdraw.action'),
        isDangerous: true,
      }
    : null;
  return (
    <>
      <MoreMenu label={t('menu.label', { name: email })}>
        <MenuEntry
          label={t('resend.action')}
          onChoose={() => void run(() => resend({ params }).unwrap(), t('resend.done', { email })).catch(showFailure)}
        />
        <MenuEntry isDangerous label={t('withdraw.action')} onChoose={() => setWithdrawing(true)} />
      </MoreMenu>
      <ConfirmDialog
        onClose={() => setWithdrawing(false)}
        onConfirm={async () => {
          await run(() => withdraw({ params }).unwrap(), t('withdraw.done', { email }));
          setWithdrawing(false);
        }}
        request={request}
      />
    </>
  );
}
