import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import Link from '@mui/material/Link';
import type { PushedImages } from '@parterre/contract/artist-campaigns';
import { PUSH_RESULTS } from '@parterre/contract/choices/show-choices';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePushArtistCampaignImageMutation } from '#api/queries/events/artist-campaigns.ts';
import { DAY_TIME_TEMPLATE, formatDateTime } from '#dates/format-date-time.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { paths } from '#pages/paths.ts';
import { showFailure } from '#pages/show-failure.ts';
import { PlainTable } from '#tables/plain-table.tsx';
import { Note } from '#ui/note.tsx';
import { type ChipTone, ToneChip } from '#ui/status-chip.tsx';
import type { ImagePlace } from './image-set.ts';

type Push = NonNullable<ImagePlace['push']>;

interface PushDialogProps {
  push: Push | null;
  onClose: () => void;
}

/** Copies a campaign's picture to its shows after a warning, then lists the result for each. Needs `campaign:write`. */
export function PushDialog({ push, onClose }: PushDialogProps) {
  const titleId = useId();
  const [start, running] = usePushArtistCampaignImageMutation();
  const handleClose = () => !running.isLoading && onClose();
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="sm" onClose={handleClose} open={push !== null}>
      {push && (
        <PushContent isLoading={running.isLoading} onClose={onClose} push={push} start={start} titleId={titleId} />
      )}
    </Dialog>
  );
}

interface PushContentProps extends Pick<PushDialogProps, 'onClose'> {
  push: Push;
  titleId: string;
  isLoading: boolean;
  start: ReturnType<typeof usePushArtistCampaignImageMutation>[0];
}

function PushContent(props: PushContentProps) {
  const { push, titleId, isLoading, start, onClose } = props;
  const { artistCampaignId, mediaType } = push;
  const { t } = useTranslation('images');
  const [results, setResults] = useState<readonly Pushed[] | null>(null);
  const handleStart = async () => {
    try {
      const { items } = await start({ params: { artistCampaignId }, query: { mediaType } }).unwrap();
      setResults(items);
    } catch (error) {
      showFailure(error);
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
          <Button color="primary" loading={isLoading} onClick={() => void handleStart()} variant="contained">
            {t('push.confirm')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}

type Pushed = PushedImages['items'][number];

const TONES: Record<Pushed['result'], ChipTone> = {
  added: 'ok',
  replaced: 'ok',
  unchanged: 'neutral',
  refused: 'warn',
};

function PushResults({ results }: { results: readonly Pushed[] }) {
  const { t, i18n } = useTranslation('images');
  if (results.length === 0) return <Box>{t('push.none')}</Box>;
  const counted = PUSH_RESULTS.map((result) => ({
    result,
    count: results.filter((item) => item.result === result).length,
  }));
  return (
    <>
      <Box role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {counted
          .filter(({ count }) => count > 0)
          .map(({ result, count }) => t(`push.counted.${result}`, { count }))
          .join(' · ')}
      </Box>
      <PlainTable
        caption={t('push.caption')}
        columns={[
          {
            id: 'event',
            header: t('push.event'),
            isName: true,
            cell: ({ showCode, name, startsAtLocal }) => (
              <>
                <Link color="text.primary" href={paths.show(showCode)} underline="hover">
                  {chooseText(name, i18n.language)}
                </Link>
                <Note>{formatDateTime(startsAtLocal, DAY_TIME_TEMPLATE)}</Note>
              </>
            ),
          },
          {
            id: 'result',
            header: t('push.result'),
            width: '40%',
            cell: ({ result, reason }) => (
              <>
                <ToneChip tone={TONES[result]}>{t(`push.results.${result}`)}</ToneChip>
                {reason && <Note sx={{ mt: 0.5 }}>{t(`push.reasons.${reason}`)}</Note>}
              </>
            ),
          },
        ]}
        getRowId={({ showCode }) => showCode}
        look="text"
        rows={results}
        scroll={{ maxHeightPx: 360 }}
      />
    </>
  );
}
