import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { CopiedSeats } from '@parterre/contract/seat-copies';
import { useTranslation } from 'react-i18next';
import { useGetShowQuery } from '#api/queries/events/shows.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { chooseText } from '#i18n/choose-text.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { useMapSnapshot } from '#programme/seats/use-map-snapshot.ts';
import { SaveBar } from '#ui/save-bar.tsx';
import { useSeatDesk } from '../desk/seat-desk-context.ts';
import { countRangeSeats } from '../desk/seat-ranges.ts';
import { SkippedSeats } from '../save/skipped-seats.tsx';
import { CopyEffect } from './copy-effect.tsx';
import { CopyPairs } from './copy-pairs.tsx';
import { CopyFit, CopyParts } from './copy-section.tsx';
import { useSeatCopy } from './use-seat-copy.ts';

interface CopyFromEventProps {
  fromShowCode: string;
  onBack: () => void;
  onClose: () => void;
}

/** Shows how blocks are paired, what does not fit and what changes; then copies and shows the result. */
export function CopySeatsFromEvent({ fromShowCode, onBack, onClose }: CopyFromEventProps) {
  const { t, i18n } = useTranslation('seats');
  const { desk } = useSeatDesk();
  const isDirty = useMapSnapshot(desk.map, (snapshot) => snapshot.isDirty);
  const { currentData: source } = useGetShowQuery({ params: { showCode: fromShowCode } });
  const model = useSeatCopy(fromShowCode);
  const { shown, preview, result } = model;
  const name = source ? chooseText(source.name, i18n.language, source.defaultCulture) : fromShowCode;
  const count = preview?.seats.changed ?? 0;
  const isNothing = preview !== undefined && count + preview.seats.blocksSwitched === 0;
  const obstacle = isDirty ? t('copy.unsaved') : '';
  const done = (
    <Button color="primary" onClick={onClose} variant="contained">
      {t('copy.done')}
    </Button>
  );
  const actions = (
    <>
      <Button disabled={model.isCopying} onClick={onBack} variant="outlined">
        {t('copy.back')}
      </Button>
      <Button
        color="primary"
        disabled={obstacle !== '' || !preview || isNothing}
        loading={model.isCopying}
        onClick={() => void model.run()}
        variant="contained"
      >
        {t('copy.run', { count })}
      </Button>
    </>
  );
  return (
    <AppDrawer
      footer={<SaveBar actions={result ? done : actions} summary={result ? '' : obstacle} />}
      heading={{ title: t('copy.from', { name }) }}
      onClose={onClose}
      open
      size="wide"
    >
      {model.isChanged && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t('copy.changed')}
        </Alert>
      )}
      {result ? (
        <CopyResult result={result} />
      ) : (
        <LoadedPart
          label={t('copy.loading')}
          result={{ data: shown, error: model.error, refetch: model.retry }}
          rowHeight={36}
          rows={8}
        >
          {(loaded) => (
            <Box aria-busy={!preview} sx={COLUMNS_LOOK}>
              <Box sx={{ minWidth: 0, display: 'grid', gap: 3, alignContent: 'start' }}>
                <CopyParts model={model} />
                <CopyPairs model={model} preview={loaded} />
              </Box>
              <Box sx={{ minWidth: 0, display: 'grid', gap: 3, alignContent: 'start' }}>
                <CopyFit preview={loaded} />
                <CopyEffect preview={loaded} />
              </Box>
            </Box>
          )}
        </LoadedPart>
      )}
    </AppDrawer>
  );
}

const COLUMNS_LOOK = {
  display: 'grid',
  gap: 4,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
};

function CopyResult({ result }: { result: CopiedSeats }) {
  const { t } = useTranslation('seats');
  const { changed, createdHolds, skipped } = result;
  const kept = skipped.reduce((sum, { ranges }) => sum + countRangeSeats(ranges), 0);
  const names = createdHolds.map(({ label }) => label).join(', ');
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Alert severity="success">{t('copy.copied', { count: changed })}</Alert>
      {createdHolds.length > 0 && <Box>{t('copy.created', { count: createdHolds.length, names })}</Box>}
      {kept > 0 && (
        <Box>
          {t('copy.fit.skipped', { count: kept })}
          <SkippedSeats
            rangesOf={(reason) => skipped.filter((block) => block.reason === reason).flatMap((block) => block.ranges)}
          />
        </Box>
      )}
    </Box>
  );
}
