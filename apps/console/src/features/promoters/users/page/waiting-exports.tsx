import type { AccessRequest } from '@parterre/contract/access-requests';
import type { Invitation } from '@parterre/contract/invitations';
import { useTranslation } from 'react-i18next';
import { useNamePermission } from '#session/use-name-permission.ts';
import { ExportMenu, type ExportSource } from '#tables/export/export-menu.tsx';
import { useUserWords } from '../use-user-words.ts';

/** Exports all unanswered invitations, whichever page of them is shown. */
export function InvitationsExport({ source, title }: { source: ExportSource<Invitation>; title: string }) {
  const { t } = useTranslation('users');
  const { namePromoter, nameRole, nameScope, writeTime } = useUserWords();
  return (
    <ExportMenu
      columns={[
        { header: t('column.email'), exportValue: ({ email }) => email },
        { header: t('column.promoter'), exportValue: ({ promoterCode }) => namePromoter(promoterCode) },
        { header: t('column.role'), exportValue: (one) => [nameRole(one), nameScope(one)].filter(Boolean).join(', ') },
        {
          header: t('column.sent'),
          exportValue: ({ sentAt, promoterCode }, hours) => writeTime(sentAt, promoterCode, hours),
        },
        { header: t('invited.by'), exportValue: ({ invitedBy }) => invitedBy },
        {
          header: t('column.state'),
          exportValue: ({ state, expiresAt, promoterCode }, hours) =>
            state === 'EXPIRED'
              ? t('invited.expired')
              : t('invited.until', { time: writeTime(expiresAt, promoterCode, hours) }),
        },
      ]}
      size="small"
      source={source}
      title={title}
    />
  );
}

/** Exports all open requests for access, whichever page of them is shown. */
export function RequestsExport({ source, title }: { source: ExportSource<AccessRequest>; title: string }) {
  const { t } = useTranslation('users');
  const { namePromoter, writeTime } = useUserWords();
  const namePermission = useNamePermission();
  return (
    <ExportMenu
      columns={[
        { header: t('column.name'), exportValue: ({ name, email }) => `${name}, ${email}` },
        { header: t('column.promoter'), exportValue: ({ promoterCode }) => namePromoter(promoterCode) },
        { header: t('asked.for'), exportValue: ({ permission }) => namePermission(permission) },
        {
          header: t('asked.at'),
          exportValue: ({ askedAt, promoterCode }, hours) => writeTime(askedAt, promoterCode, hours),
        },
      ]}
      size="small"
      source={source}
      title={title}
    />
  );
}
