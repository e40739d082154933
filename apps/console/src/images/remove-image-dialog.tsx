import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import type { ImageOwner, ImagePlace } from './image-places.ts';
import { useImageCalls } from './use-image-calls.ts';
import type { Uploads } from './use-uploads.ts';

interface RemoveImageDialogProps {
  owner: ImageOwner;
  /** The dialog is closed while this is null. */
  mediaType: ImagePlace | null;
  uploads: Uploads;
  onClose: () => void;
}

/** Asks before a picture goes. That a campaign's stays is said in the specification's words (spec §8). */
export function RemoveImageDialog({ owner, mediaType, uploads, onClose }: RemoveImageDialogProps) {
  const { t } = useTranslation('images');
  const calls = useImageCalls(owner);
  const handleConfirm = async () => {
    if (mediaType === null) return;
    try {
      await calls.remove(mediaType).unwrap();
      uploads.forget(mediaType);
      showToast(t('removeDialog.done'), 'success');
      onClose();
    } catch (error) {
      showToast(owner.kind === 'campaign' ? t('removeDialog.campaignFailed') : errorText(error), 'error');
      throw error;
    }
  };
  return (
    <ConfirmDialog
      onClose={onClose}
      onConfirm={handleConfirm}
      request={
        mediaType === null
          ? null
          : {
              title: t('removeDialog.title', { size: t(`sizes.${mediaType}`) }),
              body: t(`removeDialog.${owner.kind}`),
              confirmLabel: t('removeDialog.confirm'),
              isDangerous: true,
            }
      }
    />
  );
}
