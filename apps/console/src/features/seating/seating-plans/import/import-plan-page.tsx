import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { type RefObject, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { throwIfMissing } from '#api/failure.ts';
import { useGetVenueQuery } from '#api/queries/seating/venues.ts';
import { LoadedPart } from '#pages/loaded-part.tsx';
import { PageHeader } from '#pages/page-header.tsx';
import { paths } from '#pages/paths.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { useIdParam } from '#pages/use-id-param.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { formatBytes } from '../plan-words.ts';
import { usePlanLock } from '../use-plan-lock.ts';
import { FileDrop } from './file-drop.tsx';
import { PlanImportDesk } from './plan-import-desk.tsx';
import { wantsColumns } from './read-options.ts';
import { type PlanPreviewModel, usePlanPreview } from './use-plan-preview.ts';

export function ImportPlanPage() {
  const { t } = useTranslation('seating-plans');
  const venueId = useIdParam('venueId');
  const { currentData: venue, error, refetch } = useGetVenueQuery({ params: { venueId } });
  const lockReason = usePlanLock(venue);
  const model = usePlanPreview(venueId);
  const frame = useStepFocus(model.file === null ? 'choose' : model.shown === null ? 'read' : 'look');
  if (!venue) throwIfMissing(error);
  const breadcrumb = [
    { label: t('breadcrumb.venues'), href: paths.venues() },
    ...(venue ? [{ label: venue.name, href: paths.venue(venueId) }] : []),
  ];
  return (
    <>
      <PageHeader breadcrumb={breadcrumb} title={t('import.title')} />
      <Box aria-label={nameStep()} ref={frame} role="group" sx={{ outline: 'none' }} tabIndex={-1}>
        <LoadedPart label={t('plans.loading')} result={{ data: venue, error, refetch }} rows={4}>
          {renderStep}
        </LoadedPart>
      </Box>
    </>
  );

  function nameStep(): string {
    const { file, shown } = model;
    if (file === null || shown === null) return t('import.title');
    if (shown.geometry) return t('import.previewOf', { name: file.name });
    return t(wantsColumns(shown.preview) ? 'import.columnsWantedTitle' : 'import.refusedTitle');
  }

  function renderStep() {
    if (lockReason) return <ImportLocked reason={lockReason} venueId={venueId} />;
    if (model.file === null) return <FileDrop onChoose={(file) => void model.choose(file)} refusal={model.refusal} />;
    if (model.shown === null) return <ImportReading model={model} />;
    return <PlanImportDesk key={model.file.lastModified} model={model} shown={model.shown} venueId={venueId} />;
  }
}

/** Moves the focus to the new step if its control has disappeared; the first step leaves it alone. */
function useStepFocus(step: string): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const previous = useRef(step);
  // The new step must be rendered before it can take the focus.
  useEffect(() => {
    if (previous.current === step) return;
    previous.current = step;
    if (document.activeElement === document.body) frame.current?.focus({ preventScroll: true });
  }, [step]);
  return frame;
}

/** Replaces the import for users who may not change plans. */
function ImportLocked({ reason, venueId }: { reason: string; venueId: number }) {
  const { t } = useTranslation('seating-plans');
  return (
    <EmptyState
      actions={<Button href={paths.venue(venueId)}>{t('import.backToVenue')}</Button>}
      text={reason}
      title={t('import.locked')}
    />
  );
}

/** Shown before the first preview of a file: that it is being read, or why that failed. */
function ImportReading({ model }: { model: PlanPreviewModel }) {
  const { t, i18n } = useTranslation('seating-plans');
  const wordsId = useId();
  const { file, isReading, error, retry, cancel } = model;
  if (!file) return null;
  const values = { name: file.name, size: formatBytes(file.size, i18n.language) };
  return (
    <Box sx={{ maxWidth: 480, mx: 'auto', py: { xs: 4, md: 10 }, display: 'grid', gap: 1.5 }}>
      {isReading ? (
        <>
          <Box id={wordsId} role="status" sx={{ overflowWrap: 'anywhere' }}>
            {t('import.reading', values)}
          </Box>
          <LinearProgress aria-labelledby={wordsId} />
        </>
      ) : (
        <RetryAlert error={error} onRetry={retry} />
      )}
      <Box>
        <Button onClick={cancel}>{t(isReading ? 'import.cancel' : 'import.chooseAnother')}</Button>
      </Box>
    </Box>
  );
}
