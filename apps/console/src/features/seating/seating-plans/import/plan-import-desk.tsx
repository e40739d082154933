import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { PlanPreview } from '@parterre/contract/seating-plans/import';
import type { TablePreview } from '@parterre/contract/wire/table-file';
import { CSV_FIELDS } from '@parterre/seating-plan';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '#i18n/format-number.ts';
import { ColumnChoices } from '#imports/column-choices.tsx';
import { FirstRows } from '#imports/first-rows.tsx';
import { PlainTable } from '#tables/plain-table.tsx';
import { Card } from '#ui/card.tsx';
import { FindingList } from '../findings/finding-list.tsx';
import { BlockTable } from '../map/block-table.tsx';
import { PlanMap } from '../map/plan-map.tsx';
import { usePlanView } from '../map/use-plan-view.ts';
import { ImportFile, RefusedDrawing } from './import-file.tsx';
import { ImportForm } from './import-form.tsx';
import { offersImport, wantsColumns } from './read-options.ts';
import type { PlanPreviewModel, ShownPreview } from './use-plan-preview.ts';

interface ImportDeskProps {
  model: PlanPreviewModel;
  shown: ShownPreview;
  venueId: number;
}

export function PlanImportDesk({ model, shown, venueId }: ImportDeskProps) {
  const { t } = useTranslation('seating-plans');
  const { preview, geometry } = shown;
  const view = usePlanView(geometry);
  const canImport = offersImport(preview, model.options);
  return (
    <Box sx={DESK_LOOK}>
      <Box sx={{ minWidth: 0 }}>
        <Card note={geometry ? preview.name : undefined} title={t('import.drawing')}>
          <Box aria-busy={model.isReading} ref={view.frame} sx={{ position: 'relative' }}>
            {model.isReading && <LinearProgress aria-label={t('import.readingAgain')} sx={BUSY_LOOK} />}
            {geometry ? (
              <PlanMap geometry={geometry} label={preview.name} map={view.map} onMap={view.setMap} />
            ) : (
              <RefusedDrawing onChoose={canImport ? undefined : (file) => void model.choose(file)} preview={preview} />
            )}
          </Box>
        </Card>
      </Box>
      <Box sx={SIDE_LOOK}>
        <ImportFile model={model} preview={preview} />
        {canImport && <ImportForm key={preview.name} model={model} preview={preview} venueId={venueId} />}
        {((canImport && !wantsColumns(preview)) || preview.findings.length > 1) && (
          <Card note={preview.findingCount > 0 ? preview.findingCount : undefined} title={t('findingList.title')}>
            <Box sx={{ maxHeight: { md: 520 }, overflowY: { md: 'auto' } }}>
              <FindingList
                canShow={({ place }) => view.canShow(place)}
                findings={preview.findings}
                onShow={({ place }) => view.show(place)}
              />
            </Box>
          </Card>
        )}
      </Box>
      <Box sx={LIST_LOOK}>
        {preview.table && <PlanTable model={model} table={preview.table} />}
        {geometry && <BlockTable geometry={geometry} onShow={view.show} />}
        {preview.categories.length > 0 && <CategoryList categories={preview.categories} />}
      </Box>
    </Box>
  );
}

const LIST_LOOK = { display: 'grid', gap: 2, alignContent: 'start', minWidth: 0 };
const DESK_LOOK = {
  display: 'grid',
  gridTemplateRows: { md: 'auto 1fr' },
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px', lg: 'minmax(0, 1fr) 400px' },
};
/** Beside both the drawing and the lists; between them on a phone. */
const SIDE_LOOK = { ...LIST_LOOK, gridRow: { md: '1 / span 2' }, gridColumn: { md: 2 } };
const BUSY_LOOK = { position: 'absolute', top: 0, left: 0, right: 0, zIndex: 1 };

/** Lists the categories of the file: hints which price type a seat may get later. */
function CategoryList({ categories }: Pick<PlanPreview, 'categories'>) {
  const { t, i18n } = useTranslation('seating-plans');
  return (
    <Card note={formatNumber(categories.length, i18n.language)} title={t('categories.title')}>
      <PlainTable
        caption={t('categories.title')}
        columns={[
          { id: 'name', header: t('categories.name'), cell: ({ key, label }) => label || key },
          {
            id: 'seats',
            header: t('categories.seats'),
            align: 'end',
            cell: ({ seats }) => formatNumber(seats, i18n.language),
          },
        ]}
        getRowId={({ key }) => key}
        look="card"
        rows={categories}
      />
    </Card>
  );
}

const REQUIRED: readonly string[] = ['row', 'seat'];

/** Shows the first rows of a table of seats, and the column from which each part of a seat is read. */
function PlanTable({ model, table }: { model: PlanPreviewModel; table: TablePreview }) {
  const { t } = useTranslation('seating-plans');
  const columns = CSV_FIELDS.map((name) => ({
    name,
    label: t(`import.column.${name}`),
    isRequired: REQUIRED.includes(name),
  }));
  return (
    <Card title={t('import.tableTitle')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, p: 2 }}>
        <ColumnChoices
          choices={model.options}
          columns={columns}
          isDisabled={model.isReading}
          onChange={(choices) => model.setOptions({ ...model.options, ...choices })}
          table={table}
        />
        <FirstRows labels={Object.fromEntries(columns.map(({ name, label }) => [name, label]))} table={table} />
      </Box>
    </Card>
  );
}
