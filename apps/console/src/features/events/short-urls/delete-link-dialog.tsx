import type { ShortUrl } from '@parterre/contract/short-urls';
import { useTranslation } from 'react-i18next';
import { useRemoveShortUrlMutation } from '#api/queries/events/short-urls.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { showToast } from '#ui/notices/notices.tsx';

interface DeleteLinkDialogProps {
  link: ShortUrl | null;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks before deleting a link: posters may still show it. Needs `link:write`. */
export function DeleteLinkDialog({ link, onClose, onDeleted }: DeleteLinkDialogProps) {
  const { deleteLink, describe } = useLinkDeletion();
  const handleConfirm = async () => {
    if (!link) return;
    await deleteLink(link);
    onDeleted();
  };
  const request = link && { ...describe(link), isDangerous: true };
  return <ConfirmDialog onClose={onClose} onConfirm={handleConfirm} request={request} />;
}

/** The question before deleting a link, and the deletion. A link changed meanwhile is refused (STALE). */
export function useLinkDeletion() {
  const { t } = useTranslation('short-urls');
  const [remove] = useRemoveShortUrlMutation();
  return {
    deleteLink: async ({ id, revision, title }: ShortUrl) => {
      await remove({ params: { id }, revision }).unwrap();
      showToast(t('delete.done', { title }), 'success');
    },
    describe: ({ title, url, visits }: ShortUrl) => ({
      title: t('delete.title', { title }),
      body: t('delete.text', { url, count: visits }),
      confirmLabel: t('delete.confirm'),
    }),
  };
}
