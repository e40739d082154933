import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useListItemTypesQuery } from '#api/queries/promoters/lookups.ts';
import { useGetSalesFiguresQuery } from '#api/queries/reports/reports.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { useDrawerParam } from '#drawers/use-drawer-param.ts';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { DateField } from '#forms/fields/date-time-field.tsx';
import { FormSection } from '#forms/fields/form-section.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { useAppForm } from '#forms/object/use-app-form.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { useCan } from '#session/use-features.ts';
import type { ChosenName } from '../report-kinds.ts';
import type { ReportRequest } from '../report-request.ts';
import { without } from '../selection/selection-state.ts';
import { NamesField } from './names-field.tsx';
import {
  mergeNames,
  NO_REPORT_FILTER,
  type ReportFilter,
  readReportFilter,
  writeReportFilter,
} from './report-filter.ts';

interface FilterDrawerProps {
  report: ChosenName;
  request: ReportRequest;
}

/** `?drawer=reportFilter`: the filter of a report. */
export function FilterDrawer(props: FilterDrawerProps) {
  const { isOpen } = useDrawerParam();
  return isOpen('reportFilter') && <Filter {...props} />;
}

function Filter({ report, request }: FilterDrawerProps) {
  const { t, i18n } = useTranslation('reports');
  const [params, setParams] = useUrlParams();
  const { closeDrawer } = useDrawerParam();
  const { data: itemTypes } = useListItemTypesQuery();
  const priceNames = usePriceNames(request);
  const apply = (filter: ReportFilter) =>
    setParams((current) => without(writeReportFilter(current, filter), ['drawer']));
  const model = useAppForm<ReportFilter>({
    defaultValues: { ...readReportFilter(params) },
    onSubmit: async (filter) => apply(filter),
  });
  return (
    <AppDrawer
      footer={
        <Box sx={FOOT_LOOK}>
          <Button onClick={() => apply(NO_REPORT_FILTER)} variant="text">
            {t('kit:tables.clearFilters')}
          </Button>
          <Button color="primary" form={model.formId} type="submit" variant="contained">
            {t('filter.apply')}
          </Button>
        </Box>
      }
      heading={{ title: t('filter.title') }}
      onClose={closeDrawer}
      open
    >
      <AppForm model={model}>
        <TextField help={t('filter.wordsHelp')} label={t('filter.words')} name="searchTerm" />
        <SwitchField label={t('filter.pending')} name="includePending" />
        <SwitchField label={t('filter.cancelled')} name="includeCancelled" />
        {report === 'customer-data' && (
          <SwitchField help={t('filter.questionsHelp')} label={t('filter.questions')} name="includeQuestions" />
        )}
        <FormSection title={t('filter.sold')}>
          <DateField label={t('kit:dates.from')} name="salesFrom" />
          <DateField label={t('kit:dates.until')} name="salesTo" />
        </FormSection>
        <NamesField
          label={t('filter.prices')}
          name="priceNames"
          options={priceNames.map((name) => ({ value: name, label: name }))}
        />
        <NamesField
          label={t('filter.items')}
          name="itemTypes"
          options={(itemTypes?.items ?? []).map(({ code, name }) => ({
            value: code,
            label: chooseText(name, i18n.language),
          }))}
        />
      </AppForm>
    </AppDrawer>
  );
}

/** Returns the names of the price types sold in the selection, whatever the present filter; empty while loading. */
function usePriceNames(request: ReportRequest): string[] {
  const { includeQuestions: _, ...body } = { ...request, priceNames: [] };
  const { data } = useGetSalesFiguresQuery({ body }, { skip: !useCan('report:sales') });
  return mergeNames([], data?.byPriceType.map(({ name }) => name) ?? []);
}

const FOOT_LOOK = {
  display: 'flex',
  justifyContent: 'space-between',
  px: 3,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
};
