import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useGetVenueQuery } from '../../../api/queries/venues.ts';
import { throwIfMissing } from '../../../api/throw-if-missing.ts';
import { useUnsavedChanges } from '../../../api/use-unsaved-changes.ts';
import { PageHeader } from '../../../pages/page-header.tsx';
import { RetryAlert } from '../../../pages/retry-alert.tsx';
import { paths } from '../../../paths.ts';
import { usePlanLock } from '../use-plan-lock.ts';
import { FileDrop } from './file-drop.tsx';
import { ImportDesk } from './import-desk.tsx';
import { ImportLocked } from './import-locked.tsx';
import { ImportReading } from './import-reading.tsx';
import { offersImport, wantsColumns } from './offers-import.ts';
import { usePlanPreview } from './use-plan-preview.ts';
import { useStepFocus } from './use-step-focus.ts';

/** From a file to a plan of the venue: choose, look, decide, import. */
export function ImportPlanPage() {
  const { t } = useTranslation('seating-plans');
  const venueId = Number(useParams().venueId);
  const { data: venue, error, refetch } = useGetVenueQuery({ params: { venueId } });
  const lockReason = usePlanLock(venue);
  const model = usePlanPreview(venueId);
  // A file that was refused leaves nothing to lose.
  useUnsavedChanges(
    'inPage',
    model.isReading || (model.shown !== null && offersImport(model.shown.preview, model.options)),
  );
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
        {renderStep()}
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
    if (!venue && error) return <RetryAlert error={error} onRetry={refetch} />;
    if (lockReason && venue) return <ImportLocked reason={lockReason} venueId={venueId} />;
    if (model.file === null) return <FileDrop onChoose={(file) => void model.choose(file)} refusal={model.refusal} />;
    if (model.shown === null) return <ImportReading model={model} />;
    return <ImportDesk key={model.file.lastModified} model={model} shown={model.shown} venueId={venueId} />;
  }
}
