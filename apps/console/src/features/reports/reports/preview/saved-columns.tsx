import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { LIMITS, PAGE_SIZE } from '@parterre/contract/choices/limits';
import type { ReportColumnSet } from '@parterre/contract/report-settings';
import { useTranslation } from 'react-i18next';
import { errorText } from '#api/error-text.ts';
import {
  useCreateReportColumnSetMutation,
  useListReportColumnSetsQuery,
  useRemoveReportColumnSetMutation,
} from '#api/queries/reports/report-settings.ts';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { useAppForm } from '#forms/object/use-app-form.ts';
import { maxLength, required } from '#forms/rules.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import { showFailure } from '#pages/show-failure.ts';
import type { ColumnLayout } from '#tables/columns/column-layout.ts';
import type { DataTableModel } from '#tables/use-data-table.ts';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { TrashIcon } from '#ui/icons.tsx';
import { ToneChip } from '#ui/status-chip.tsx';
import type { ReportRow } from './use-report-columns.tsx';

interface SavedColumnsProps {
  report: ReportColumnSet['report'];
  promoterCode: string;
  model: DataTableModel<ReportRow>;
}

/**
 * Lists saved sets of columns, of the user and of the promoter's team; applies one or saves another. Needs `show:read`.
 */
export function SavedColumns({ report, promoterCode, model }: SavedColumnsProps) {
  const { t } = useTranslation('reports');
  const { data, error, refetch } = useListReportColumnSetsQuery({
    query: { promoterCode, report, pageSize: PAGE_SIZE.max },
  });
  const [remove] = useRemoveReportColumnSetMutation();
  const { layout, setLayout } = model.columnLayout;
  const handleRemove = async ({ id, revision }: ReportColumnSet) => {
    const { error } = await remove({ params: { id }, revision });
    if (error) showFailure(error);
  };
  return (
    <Box aria-label={t('columns.saved')} component="section" sx={{ mb: 2.5 }}>
      {!data && error !== undefined && <RetryAlert error={error} onRetry={refetch} sx={{ mb: 1.5 }} />}
      {data && data.items.length > 0 && (
        <Box component="ul" sx={LIST_LOOK}>
          {data.items.map((set) => (
            <Box component="li" key={set.id} sx={ITEM_LOOK}>
              <Button onClick={() => setLayout(toLayout(set.columns, layout))} size="small" variant="text">
                {set.name}
              </Button>
              {set.isShared && <ToneChip tone="info">{t('columns.shared')}</ToneChip>}
              <Box sx={{ flex: 1 }} />
              {set.isOwn && (
                <TipIconButton label={t('columns.remove', { name: set.name })} onClick={() => void handleRemove(set)}>
                  <TrashIcon />
                </TipIconButton>
              )}
            </Box>
          ))}
        </Box>
      )}
      <KeepColumns columns={model.shownColumns.map(({ id }) => id)} promoterCode={promoterCode} report={report} />
    </Box>
  );
}

interface KeepColumnsProps {
  report: ReportColumnSet['report'];
  promoterCode: string;
  columns: string[];
}

/** Saves the shown columns under a name. A name in use is refused at its field. */
function KeepColumns({ report, promoterCode, columns }: KeepColumnsProps) {
  const { t } = useTranslation('reports');
  const [create] = useCreateReportColumnSetMutation();
  const model = useAppForm({
    defaultValues: { name: '', isShared: false },
    onSubmit: async (values) => create({ body: { promoterCode, report, columns, ...values } }).unwrap(),
    readSaved: () => ({ name: '', isShared: false }),
    describeError: errorText,
  });
  return (
    <AppForm model={model}>
      <TextField label={t('columns.name')} name="name" rules={[required, maxLength(LIMITS.reportColumnSet.name)]} />
      <SwitchField help={t('columns.shareHelp')} label={t('columns.share')} name="isShared" />
      <Button disabled={columns.length === 0} type="submit" variant="outlined">
        {t('columns.keep')}
      </Button>
    </AppForm>
  );
}

/** Shows these columns in this order and hides all others, placed after them. */
export function toLayout(columns: readonly string[], { order }: ColumnLayout): ColumnLayout {
  const shown = columns.filter((id) => order.includes(id));
  const hidden = order.filter((id) => !columns.includes(id));
  return { order: [...shown, ...hidden], hidden };
}

const LIST_LOOK = { listStyle: 'none', m: 0, mb: 1.5, p: 0 };
const ITEM_LOOK = { display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 };
