import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Promoter } from '@parterre/contract/promoters';
import type { UserPermission } from '@parterre/contract/wire/permissions';
import { useTranslation } from 'react-i18next';
import { readLooking } from '#api/device/look-as.ts';
import {
  useCreateAccessRequestMutation,
  useListOwnAccessRequestsQuery,
} from '#api/queries/promoters/access-requests.ts';
import { formatOwnTime } from '#dates/format-date-time.ts';
import { showFailure } from '#pages/show-failure.ts';
import { useNamePermission } from '#session/use-name-permission.ts';
import { usePromoter } from '#session/use-promoter.ts';
import { EmptyState } from '#ui/empty-state.tsx';

interface ClosedPartProps {
  title: string;
  permission: UserPermission;
}

/** Shown in place of content the user may not read: names the missing permission and offers to ask for it. */
export function ClosedPart({ title, permission }: ClosedPartProps) {
  const { t } = useTranslation('programme');
  const name = useNamePermission()(permission);
  return (
    <EmptyState actions={<AskButton permission={permission} />} text={t('askAccess.need', { name })} title={title} />
  );
}

/**
 * Asks the user managers of the chosen promoter, or of one of the user's promoters, for a permission. Needs no
 * permission; hidden while viewing as somebody else. While a request is open, says when it was made instead. A
 * permission held meanwhile, or not possible for the role (RULE_BROKEN), is reported in a toast.
 */
export function AskButton({ permission }: { permission: UserPermission }) {
  const { t } = useTranslation('programme');
  const { current, all } = usePromoter();
  const isLooking = readLooking() !== null;
  const { data: own, isLoading: isReading } = useListOwnAccessRequestsQuery(undefined, { skip: isLooking });
  const [ask, { data, isLoading }] = useCreateAccessRequestMutation();
  const handleAsk = async ({ code }: Promoter) => {
    const { error } = await ask({ body: { promoterCode: code, permission } });
    if (error) showFailure(error);
  };
  if (isLooking || isReading) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: 1 }}>
      {(current ? [current] : all).map((promoter) => {
        const { code, name } = promoter;
        if (data?.promoterCode === code)
          return (
            <Box key={code} role="status">
              {t('askAccess.asked', { promoter: name })}
            </Box>
          );
        const open = own?.items.find((request) => request.promoterCode === code && request.permission === permission);
        if (open)
          return <Box key={code}>{t('askAccess.askedAt', { promoter: name, at: formatOwnTime(open.askedAt) })}</Box>;
        return (
          <Button disabled={isLoading} key={code} onClick={() => void handleAsk(promoter)} variant="outlined">
            {all.length > 1 ? t('askAccess.askAt', { promoter: name }) : t('askAccess.ask')}
          </Button>
        );
      })}
    </Box>
  );
}
