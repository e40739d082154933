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

/**
 * Asks before deleting a link: posters may still show it. Needs `link:write`. A link changed meanwhile is refused
 * (STALE).
 */
export function DeleteLinkDialog({ link, onClose, onDeleted }: DeleteLinkDialogProps) {
  const { t } = useTranslation('short-urls');
  const [remove] = useRemoveShortUrlMutation();
  const handleConfirm = async () => {
    if (!link) return;
    await remove({ params: { id: link.id }, revision: link.revision }).unwrap();
    showToast(t('delete.done', { title: link.title }), 'success');
    onDeleted();
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={handleConfirm}
      request={
        link && {
          title: t('delete.title', { title: link.title }),
          body: t('delete.text', { url: link.url, count: link.visits }),
          confirmLabel: t('delete.confirm'),
          isDangerous: true,
        }
      }
    />
  );
}
