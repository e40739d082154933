import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { REPORTED_ITEM_TYPES } from '@parterre/contract/choices/report-choices';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListItemTypesQuery } from '#api/queries/promoters/lookups.ts';
import { useGetSalesFiguresQuery } from '#api/queries/reports/reports.ts';
import { AppDrawer } from '#drawers/app-drawer.tsx';
import { useDrawerParam } from '#drawers/use-drawer-param.ts';
import { useUrlParams } from '#drawers/use-url-params.ts';
import { ChecksField } from '#forms/fields/checks-field.tsx';
import { DateField } from '#forms/fields/date-time-field.tsx';
import { FormSection } from '#forms/fields/form-section.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { TextField } from '#forms/fields/text-field.tsx';
import type { FieldProps } from '#forms/fields/use-field.tsx';
import { AppForm } from '#forms/object/app-form.tsx';
import { useAppForm } from '#forms/object/use-app-form.ts';
import { notBefore } from '#forms/rules.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { useCan } from '#session/use-features.ts';
import { without } from '#ui/url/change-params.ts';
import type { ChosenName } from '../report-kinds.ts';
import type { AskedReport } from '../report-request.ts';
import {
  hasOrderStates,
  mergeNames,
  NO_REPORT_FILTER,
  type ReportFilter,
  readReportFilter,
  removeNames,
  writeReportFilter,
} from './report-filter.ts';

interface FilterDrawerProps {
  report: ChosenName;
  request: AskedReport;
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
  const asked = readReportFilter(params);
  // A type without rows is only offered to be taken away again.
  const offered = mergeNames(REPORTED_ITEM_TYPES, asked.itemTypes);
  const priceNames = usePriceNames(request);
  const handleApply = (filter: ReportFilter) =>
    setParams((current) => without(writeReportFilter(current, filter), ['drawer']));
  const model = useAppForm<ReportFilter>({
    defaultValues: asked,
    onSubmit: async (filter) => handleApply(filter),
  });
  return (
    <AppDrawer
      footer={
        <Box sx={FOOT_LOOK}>
          <Button onClick={() => handleApply(NO_REPORT_FILTER)} variant="text">
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
        {hasOrderStates(report) && (
          <>
            <SwitchField label={t('filter.pending')} name="includePending" />
            <SwitchField label={t('filter.cancelled')} name="includeCancelled" />
          </>
        )}
        {report === 'customer-data' && (
          <SwitchField help={t('filter.questionsHelp')} label={t('filter.questions')} name="includeQuestions" />
        )}
        <SoldFields />
        <NamesField
          label={t('filter.prices')}
          name="priceNames"
          options={priceNames.map((name) => ({ value: name, label: name }))}
        />
        <NamesField
          help={t('filter.itemsHelp')}
          label={t('filter.items')}
          name="itemTypes"
          options={(itemTypes?.items ?? [])
            .filter(({ code }) => offered.includes(code))
            .map(({ code, name }) => ({ value: code, label: chooseText(name, i18n.language) }))}
        />
      </AppForm>
    </AppDrawer>
  );
}

function SoldFields() {
  const { t } = useTranslation('reports');
  const from = useWatch<ReportFilter, 'salesFrom'>({ name: 'salesFrom' });
  return (
    <FormSection title={t('filter.sold')}>
      <DateField label={t('kit:dates.from')} name="salesFrom" />
      <DateField label={t('kit:dates.until')} name="salesTo" rules={[notBefore(from)]} />
    </FormSection>
  );
}

/** Returns the names of all price types of the selection, whatever the page is filtered by; empty while loading. */
function usePriceNames(request: AskedReport): string[] {
  const { includeQuestions: _, searchTerm: __, ...asked } = request;
  const body = {
    ...asked,
    ...{ priceNames: [], itemTypes: [], salesFrom: null, salesTo: null },
    ...{ includePending: true, includeCancelled: true },
  };
  const { data } = useGetSalesFiguresQuery({ body }, { skip: !useCan('report:sales') });
  return mergeNames([], data?.priceNames ?? []);
}

const FOOT_LOOK = {
  display: 'flex',
  justifyContent: 'space-between',
  px: 3,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
};

interface NamesFieldProps extends FieldProps {
  options: readonly { value: string; label: string }[];
}

/**
 * Several names, none for all; a chosen name stays visible even if it is no longer an option, so that it can be
 * removed.
 */
function NamesField({ options, ...props }: NamesFieldProps) {
  const { t } = useTranslation('reports');
  const chosen: readonly string[] = useWatch({ name: props.name });
  const known = options.map(({ value }) => value);
  const others = removeNames(chosen, known).map((value) => ({ value, label: value }));
  return (
    <ChecksField {...props} look={NAMES_LOOK} options={[...others, ...options]}>
      <Box sx={{ typography: 'note', color: 'text.secondary', mb: 0.5 }}>
        {chosen.length === 0 ? t('filter.all') : t('filter.some', { count: chosen.length })}
      </Box>
    </ChecksField>
  );
}

const NAMES_LOOK = {
  isSmall: true,
  list: { maxHeight: 260, overflowY: 'auto' },
  row: { mr: 0, '& .MuiFormControlLabel-label': { typography: 'body2', overflowWrap: 'anywhere' } },
};
