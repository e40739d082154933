import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useUnsavedChanges } from '../../../api/use-unsaved-changes.ts';
import { paths } from '../../../paths.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { useGetVenueQuery } from '../../venues/queries.ts';
import { usePlanLock } from '../use-plan-lock.ts';
import { FileDrop } from './file-drop.tsx';
import { ImportDesk } from './import-desk.tsx';
import { ImportLocked } from './import-locked.tsx';
import { ImportReading } from './import-reading.tsx';
import { usePlanPreview } from './use-plan-preview.ts';

/** From a file to a plan of the venue: choose, look, decide, import. */
export function ImportPlanPage() {
  const { t } = useTranslation('seating-plans');
  const venueId = Number(useParams().venueId);
  const { data: venue } = useGetVenueQuery({ params: { venueId } });
  const lockReason = usePlanLock(venue);
  const model = usePlanPreview(venueId);
  useUnsavedChanges('inPage', model.file !== null);
  const breadcrumb = [
    { label: t('breadcrumb.venues'), href: paths.venues() },
    { label: venue?.name ?? '…', href: paths.venue(venueId) },
  ];
  return (
    <>
      <PageHeader breadcrumb={breadcrumb} breadcrumbLabel={t('breadcrumb.label')} title={t('import.title')} />
      {renderStep()}
    </>
  );

  function renderStep() {
    if (lockReason && venue) return <ImportLocked reason={lockReason} venueId={venueId} />;
    if (model.file === null) return <FileDrop onChoose={(file) => void model.choose(file)} refusal={model.refusal} />;
    if (model.shown === null) return <ImportReading model={model} />;
    return <ImportDesk key={model.file.lastModified} model={model} shown={model.shown} venueId={venueId} />;
  }
}
