import type { AccessRequest } from '@parterre/contract/access-requests';
import type { Invitation } from '@parterre/contract/invitations';
import { useTranslation } from 'react-i18next';
import { useNamePermission } from '#session/use-name-permission.ts';
import { ExportMenu } from '#tables/export/export-menu.tsx';
import { type Asked, fetchListPage } from '#tables/export/fetch-list-page.ts';
import { useUserWords } from '../use-user-words.ts';

interface WaitingExportProps {
  asked: Asked;
  /** Of all pages. */
  count: number;
}

/** Exports all unanswered invitations, whichever page of them is shown. */
export function InvitationsExport({ asked, count }: WaitingExportProps) {
  const { t } = useTranslation('users');
  const { namePromoter, nameRole, nameScope, writeTime } = useUserWords();
  return (
    <ExportMenu<Invitation>
      columns={[
        { header: t('column.email'), exportValue: ({ email }) => email },
        { header: t('column.promoter'), exportValue: ({ promoterCode }) => namePromoter(promoterCode) },
        { header: t('column.role'), exportValue: nameRole },
        { header: t('form.scope'), exportValue: nameScope },
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
      source={{ fetchPage: fetchListPage(asked), count }}
      title={t('invited.file')}
    />
  );
}

/** Exports all open requests for access, whichever page of them is shown. */
export function RequestsExport({ asked, count }: WaitingExportProps) {
  const { t } = useTranslation('users');
  const { namePromoter, writeTime } = useUserWords();
  const namePermission = useNamePermission();
  return (
    <ExportMenu<AccessRequest>
      columns={[
        { header: t('column.name'), exportValue: ({ name }) => name },
        { header: t('column.email'), exportValue: ({ email }) => email },
        { header: t('column.promoter'), exportValue: ({ promoterCode }) => namePromoter(promoterCode) },
        { header: t('asked.for'), exportValue: ({ permission }) => namePermission(permission) },
        {
          header: t('asked.at'),
          exportValue: ({ askedAt, promoterCode }, hours) => writeTime(askedAt, promoterCode, hours),
        },
      ]}
      size="small"
      source={{ fetchPage: fetchListPage(asked), count }}
      title={t('asked.file')}
    />
  );
}
