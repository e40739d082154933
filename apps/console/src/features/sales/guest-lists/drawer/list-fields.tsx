import Button from '@mui/material/Button';
import { LIMITS } from '@parterre/contract/choices/limits';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { joinReads } from '#api/join-reads.ts';
import { useListHoldsQuery } from '#api/queries/events/holds.ts';
import { useListPricesQuery } from '#api/queries/events/prices.ts';
import { DateTimeField } from '#forms/fields/date-time-field.tsx';
import { NumberField } from '#forms/fields/number-field.tsx';
import { SelectField } from '#forms/fields/select-field.tsx';
import { SwitchField } from '#forms/fields/switch-field.tsx';
import { MultilineField, TextField } from '#forms/fields/text-field.tsx';
import { FormFields } from '#forms/fields/use-field.tsx';
import { email, max, maxLength, min, required, whole } from '#forms/rules.ts';
import { chooseText } from '#i18n/choose-text.ts';
import { RetryAlert } from '#pages/retry-alert.tsx';
import type { ListValues } from './list-values.ts';

interface ListFieldsProps {
  show: { showCode: string; timeZone: string };
  isLocked: boolean;
  onMakeComp?: () => void;
}

export function ListFields({ show, isLocked, onMakeComp }: ListFieldsProps) {
  const { t, i18n } = useTranslation('guest-lists');
  const { showCode } = show;
  const prices = useListPricesQuery({ params: { showCode } });
  const holds = useListHoldsQuery({ params: { showCode } });
  const reads = joinReads(prices, holds);
  const priceTypeId = useWatch<ListValues, 'priceTypeId'>({ name: 'priceTypeId' });
  const comps = (prices.currentData?.items ?? []).filter(({ kind }) => kind === 'comp');
  const isSeated = comps.find((comp) => comp.priceTypeId === priceTypeId)?.isSeated ?? false;
  return (
    <FormFields isLocked={isLocked}>
      <TextField
        input={{ autoFocus: true }}
        label={t('field.name')}
        name="name"
        rules={[required, maxLength(LIMITS.guestList.name)]}
      />
      <TextField
        label={t('field.ownerName')}
        name="ownerName"
        rules={[required, maxLength(LIMITS.guestList.ownerName)]}
      />
      <TextField
        input={{ type: 'email', autoComplete: 'off' }}
        isOptional
        label={t('field.ownerEmail')}
        name="ownerEmail"
        rules={[email, maxLength(LIMITS.email)]}
      />
      <NumberField
        help={t('field.allocationHelp')}
        label={t('field.allocation')}
        name="allocation"
        rules={[required, whole, min(1), max(LIMITS.guestList.allocation)]}
      />
      <NumberField
        help={t('field.mostPlusOnesHelp')}
        label={t('field.mostPlusOnes')}
        name="mostPlusOnes"
        rules={[required, whole, min(0), max(LIMITS.guest.plusOnes)]}
      />
      {reads.error !== undefined && <RetryAlert error={reads.error} onRetry={reads.refetch} />}
      <SelectField
        help={prices.currentData && comps.length === 0 ? t('field.noComps') : t('field.compHelp')}
        label={t('field.comp')}
        name="priceTypeId"
        options={comps.map((comp) => ({ value: comp.priceTypeId, label: chooseText(comp.name, i18n.language) }))}
        rules={[required]}
      />
      {prices.currentData && comps.length === 0 && onMakeComp && (
        <Button disabled={isLocked} onClick={onMakeComp} sx={{ justifySelf: 'start' }} variant="outlined">
          {t('field.makeComp')}
        </Button>
      )}
      {isSeated && (
        <SelectField
          help={t('field.holdHelp')}
          isOptional
          label={t('field.hold')}
          name="holdId"
          options={[
            { value: null, label: t('field.noHold') },
            ...(holds.currentData?.items ?? []).map(({ holdId, label }) => ({ value: holdId, label })),
          ]}
        />
      )}
      <DateTimeField
        help={t('field.cutOffHelp')}
        isOptional
        label={t('field.cutOff')}
        name="cutOffAtLocal"
        zone={show.timeZone}
      />
      <SwitchField help={t('field.needsApprovalHelp')} label={t('field.needsApproval')} name="needsApproval" />
      <MultilineField
        isOptional
        label={t('field.note')}
        name="note"
        rows={3}
        rules={[maxLength(LIMITS.guestList.note)]}
      />
    </FormFields>
  );
}
