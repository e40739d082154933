import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { IMAGE_MEDIA_TYPES } from '@parterre/contract/choices/image-sizes';
import type { Image } from '@parterre/contract/wire/images';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../api/error-text.ts';
import { usePushArtistCampaignImageMutation } from '../../api/queries/artist-campaigns.ts';
import { showToast } from '../../ui/notices/notices.tsx';
import { type Pushed, PushResults } from './push-results.tsx';

interface PushDialogProps {
  artistCampaignId: number;
  /** Closed without one. */
  image: Image | undefined;
  onClose: () => void;
}

/** Gives a campaign's picture to its events after a word of warning, then says what became of it at each. */
export function PushDialog({ artistCampaignId, image, onClose }: PushDialogProps) {
  const titleId = useId();
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="sm" onClose={onClose} open={image !== undefined}>
      {image && <PushContent artistCampaignId={artistCampaignId} image={image} onClose={onClose} titleId={titleId} />}
    </Dialog>
  );
}

type PushContentProps = Omit<PushDialogProps, 'image'> & { image: Image; titleId: string };

function PushContent({ artistCampaignId, image, titleId, onClose }: PushContentProps) {
  const { t } = useTranslation('images');
  const [push, { isLoading }] = usePushArtistCampaignImageMutation();
  const [results, setResults] = useState<readonly Pushed[] | null>(null);
  const mediaType = IMAGE_MEDIA_TYPES.find((known) => known === image.mediaType) ?? IMAGE_MEDIA_TYPES[0];
  const start = async () => {
    try {
      const { items } = await push({ params: { artistCampaignId }, query: { mediaType } }).unwrap();
      setResults(items);
    } catch (error) {
      showToast(errorText(error), 'error');
    }
  };
  return (
    <>
      <DialogTitle id={titleId}>{t(results ? 'push.doneTitle' : 'push.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {results ? (
          <PushResults results={results} />
        ) : (
          <DialogContentText>{t('push.body', { size: t(`sizes.${mediaType}`) })}</DialogContentText>
        )}
      </DialogContent>
      <DialogActions>
        <Button disabled={isLoading} onClick={onClose} variant="outlined">
          {t(results ? 'push.close' : 'cancel')}
        </Button>
        {!results && (
          <Button color="primary" loading={isLoading} onClick={() => void start()} variant="contained">
            {t('push.confirm')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
