import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import { ConfirmDialog } from '#drawers/confirm-dialog.tsx';
import { showToast } from '#ui/notices/notices.tsx';
import type { ImagePlace, ImageSet } from './image-set.ts';
import type { Uploads } from './use-uploads.ts';

interface RemoveImageDialogProps {
  words: ImageSet['words'];
  place: ImagePlace | null;
  uploads: Uploads;
  onClose: () => void;
}

/** Asks first: pictures are saved immediately, outside of any form, so a removal cannot be undone. */
export function RemoveImageDialog({ words, place, uploads, onClose }: RemoveImageDialogProps) {
  const { t } = useTranslation('images');
  const handleConfirm = async () => {
    if (place === null) return;
    await place.remove().unwrap();
    uploads.forget(place);
    showToast(t('removeDialog.done'), 'success');
    onClose();
  };
  return (
    <ConfirmDialog
      describe={(error) => words.removalFailed ?? errorText(error)}
      onClose={onClose}
      onConfirm={handleConfirm}
      request={
        place === null
          ? null
          : {
              title: t('removeDialog.title', { size: place.label }),
              body: words.removal,
              confirmLabel: t('removeDialog.confirm'),
              isDangerous: true,
            }
      }
    />
  );
}
