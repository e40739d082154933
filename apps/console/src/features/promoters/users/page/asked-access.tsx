import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { AccessRequest } from '@parterre/contract/access-requests';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { findProblem } from '#api/failure.ts';
import {
  useApproveAccessRequestMutation,
  useDeclineAccessRequestMutation,
  useListAccessRequestsQuery,
} from '#api/queries/promoters/access-requests.ts';
import { passFocusOn } from '#forms/pass-focus-on.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { useLockReason } from '#session/use-features.ts';
import { useNamePermission } from '#session/use-name-permission.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { useOwnPage } from '#tables/paging/use-own-page.tsx';
import { PlainTable } from '#tables/plain-table.tsx';
import { TwoLines } from '#tables/two-lines.tsx';
import { Card } from '#ui/card.tsx';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { Note } from '#ui/note.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import { useUserWords } from '../use-user-words.ts';
import { RequestsExport } from './waiting-exports.tsx';

/** Lists access requests, each approved or declined with one click; nothing without requests. Needs `user:manage`. */
export function AskedAccess() {
  const { t } = useTranslation('users');
  const { current, isLoading } = usePromoter();
  const paging = useOwnPage();
  const query = { ...paging.query, ...(current ? { promoterCode: current.code } : {}) };
  const result = useListAccessRequestsQuery({ query }, { skip: isLoading });
  const { data, error, refetch } = result;
  const { writeTime } = useUserWords();
  const nameOther = useNameOther();
  const namePermission = useNamePermission();
  return (
    <LoadedPart result={{ data, error, refetch }} skeleton={null}>
      {(found) =>
        found.totalItems > 0 && (
          <Box data-rows>
            <Card
              action={<RequestsExport asked={result} count={found.totalItems} />}
              title={t('asked.title', { count: found.totalItems })}
            >
              <PlainTable<AccessRequest>
                caption={t('asked.title', { count: found.totalItems })}
                columns={[
                  {
                    id: 'name',
                    header: t('column.name'),
                    isName: true,
                    cell: (request) => <Asker request={request} />,
                  },
                  {
                    id: 'permission',
                    header: t('asked.for'),
                    from: 'sm',
                    cell: ({ permission }) => namePermission(permission),
                  },
                  {
                    id: 'asked',
                    header: t('asked.at'),
                    from: 'lg',
                    cell: ({ askedAt, promoterCode }) => (
                      <TwoLines first={writeTime(askedAt, promoterCode)} second={nameOther(promoterCode)} />
                    ),
                  },
                  {
                    id: 'decide',
                    header: t('asked.decide'),
                    isHeaderHidden: true,
                    align: 'end',
                    cell: (request) => <Decision onGone={() => void refetch()} request={request} />,
                  },
                ]}
                getRowId={({ accessRequestId }) => accessRequestId}
                look="card"
                rows={paging.slice(found.items)}
              />
              {paging.renderPaging(found)}
            </Card>
          </Box>
        )
      }
    </LoadedPart>
  );
}

/** Names the promoter of a request only while those of several are listed. */
function useNameOther(): (promoterCode: string) => string {
  const { current } = usePromoter();
  const { namePromoter } = useUserWords();
  return (promoterCode) => (current ? '' : namePromoter(promoterCode));
}

/** In narrow windows the other facts are below the name, because there are no columns for them. */
function Asker({ request: { name, email, permission, askedAt, promoterCode } }: { request: AccessRequest }) {
  const namePermission = useNamePermission();
  const nameOther = useNameOther();
  const { writeTime } = useUserWords();
  const asked = [nameOther(promoterCode), writeTime(askedAt, promoterCode)];
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {name}
      <Note>{email}</Note>
      <Box sx={{ display: { xs: 'block', sm: 'none' } }}>{namePermission(permission)}</Box>
      <Note sx={{ display: { xs: 'block', lg: 'none' } }}>{asked.filter(Boolean).join(' · ')}</Note>
    </Box>
  );
}

/**
 * Locked for users who lack the permission themselves. A request decided meanwhile (STATUS_CHANGE_REFUSED), or whose
 * role cannot have the permission (RULE_BROKEN), is reported in a toast.
 */
function Decision({ request, onGone }: { request: AccessRequest; onGone: () => void }) {
  const { t } = useTranslation('users');
  const [approve, approving] = useApproveAccessRequestMutation();
  const [decline, declining] = useDeclineAccessRequestMutation();
  const { accessRequestId, name, permission, promoterCode } = request;
  const reason = useLockReason(permission);
  const namePermission = useNamePermission();
  const nameOther = useNameOther();
  // One person may ask for several things, and at several promoters.
  const what = [namePermission(permission), nameOther(promoterCode)].filter(Boolean).join(', ');
  const handleDecide = async (as: 'approve' | 'decline', button: HTMLElement) => {
    const { error } = await { approve, decline }[as]({ params: { accessRequestId } });
    const isGone = findProblem(error)?.code === 'STATUS_CHANGE_REFUSED';
    // The row is about to go, and the focus would go with it; whoever moved on meanwhile keeps it.
    const { activeElement, body } = document;
    const hasFocus = activeElement === button || activeElement === body;
    if (hasFocus && (isGone || !error)) passFocusOn(button, document.querySelector<HTMLElement>('[data-page-title]'));
    if (isGone) onGone();
    if (error) showToast(isGone ? t('asked.gone') : errorText(error), 'error');
    else showToast(t(`asked.done.${as}`, { name }), 'success');
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1 }}>
      <ReasonedButton
        aria-label={t('asked.approveOf', { name, what })}
        data-removes-row="approve"
        color="primary"
        loading={approving.isLoading}
        onClick={({ currentTarget }) => void handleDecide('approve', currentTarget)}
        reason={reason}
        size="small"
        variant="contained"
      >
        {t('asked.approve')}
      </ReasonedButton>
      <Button
        aria-label={t('asked.declineOf', { name, what })}
        data-removes-row="decline"
        loading={declining.isLoading}
        onClick={({ currentTarget }) => void handleDecide('decline', currentTarget)}
        size="small"
        variant="outlined"
      >
        {t('asked.decline')}
      </Button>
    </Box>
  );
}
