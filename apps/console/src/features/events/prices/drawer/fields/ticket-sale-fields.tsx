import { LIMITS } from '@parterre/contract/choices/limits';
import { PAUSED_STATUS_CODE, STANDARD_STATUS_CODE, VISIBILITIES } from '@parterre/contract/choices/price-choices';
import type { Show } from '@parterre/contract/shows/show';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useListRegionsQuery } from '#api/queries/promoters/lookups.ts';
import { toTicketStatus } from '#features/events/prices/ticket-status.ts';
import { ChecksField } from '#forms/fields/checks-field.tsx';
import { DateTimeField } from '#forms/fields/date-time-field.tsx';
import { FormSection, LimitsRow } from '#forms/fields/form-section.tsx';
import { NumberField } from '#forms/fields/number-field.tsx';
import { SegmentedField } from '#forms/fields/segmented-field.tsx';
import type { FieldProps } from '#forms/fields/use-field.tsx';
import { max, min, required } from '#forms/rules.ts';
import type { TicketValues } from '../ticket-values.ts';

interface TicketSaleFieldsProps {
  isNew: boolean;
  show: Pick<Show, 'timeZone' | 'startsAtLocal'>;
}

export function TicketSaleFields({ isNew, show }: TicketSaleFieldsProps) {
  const { t } = useTranslation('prices');
  const [kind, statusCode] = useWatch<TicketValues, ['kind', 'statusCode']>({ name: ['kind', 'statusCode'] });
  const isComp = kind === 'comp';
  const perOrder = [required, min(1), max(LIMITS.price.perOrder)];
  return (
    <>
      <FormSection title={t('form.limits')}>
        <LimitsRow>
          <NumberField
            label={t('fields.fewestPerOrder')}
            name="fewestPerOrder"
            rules={perOrder}
            unit={t('form.tickets')}
          />
          <NumberField label={t('fields.mostPerOrder')} name="mostPerOrder" rules={perOrder} unit={t('form.tickets')} />
        </LimitsRow>
      </FormSection>
      <FormSection title={t(isComp ? 'form.giving' : 'form.onSale')}>
        {!isComp && !isNew && (
          <SegmentedField
            help={t(`statusDrawer.means.${toTicketStatus(statusCode)}`)}
            label={t('statusDrawer.sale')}
            name="statusCode"
            options={[
              { value: STANDARD_STATUS_CODE, label: t('status.onSale') },
              { value: PAUSED_STATUS_CODE, label: t('status.paused') },
            ]}
          />
        )}
        <DateTimeField
          help={t('form.windowHelp')}
          label={t('form.from')}
          name="onSaleAtLocal"
          whileEmpty={{ at: show.startsAtLocal }}
          zone={show.timeZone}
        />
        <DateTimeField
          label={t('form.until')}
          name="offSaleAtLocal"
          whileEmpty={{ at: show.startsAtLocal }}
          zone={show.timeZone}
        />
        <SegmentedField
          label={t('fields.visibility')}
          name="visibility"
          options={VISIBILITIES.filter((value) => !isComp || value !== 'public').map((value) => ({
            value,
            label: t(`visibility.${value}`),
          }))}
        />
        {!isComp && (
          <PartnerSitesField
            help={t('form.partnerSitesHelp')}
            label={t('fields.partnerSiteIds')}
            name="partnerSiteIds"
          />
        )}
      </FormSection>
    </>
  );
}

/** Holds the ids of the partner sites that may sell a price type; an empty list means all. */
function PartnerSitesField(props: FieldProps) {
  const { data } = useListRegionsQuery();
  if (!data || data.items.length === 0) return null;
  return (
    <ChecksField
      {...props}
      look={{ list: { gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } }}
      options={data.items.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
