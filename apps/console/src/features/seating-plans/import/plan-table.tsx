import Box from '@mui/material/Box';
import type { TablePreview } from '@parterre/contract/wire/table-file';
import { CSV_FIELDS } from '@parterre/seating-plan';
import { useTranslation } from 'react-i18next';
import { ColumnChoices } from '../../../imports/column-choices.tsx';
import { FirstRows } from '../../../imports/first-rows.tsx';
import { Card } from '../../../ui/card.tsx';
import type { PlanPreviewModel } from './use-plan-preview.ts';

const REQUIRED: readonly string[] = ['row', 'seat'];

/** Of a table of seats: its first rows, and which column each part of a seat is read from. */
export function PlanTable({ model, table }: { model: PlanPreviewModel; table: TablePreview }) {
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
