import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { SegmentedField } from '../../../../forms/fields/segmented-field.tsx';
import { useCan } from '../../../../session/use-features.ts';
import type { TicketValues } from '../ticket-values.ts';

/** Whether a new ticket is sold or given away. */
export function TicketKindField() {
  const { t } = useTranslation('prices');
  const { getValues, setValue } = useFormContext<TicketValues>();
  const kind = useWatch<TicketValues, 'kind'>({ name: 'kind' });
  const canWrite = useCan('price:write');
  const canCreateComps = useCan('comp:create');
  // A complimentary ticket is never public: who chooses one must not be left with that choice.
  const hideComp = (chosen: unknown) => {
    if (chosen === 'comp' && getValues('visibility') === 'public') setValue('visibility', 'box-office');
  };
  return (
    <SegmentedField
      help={t(`kind.${kind}Help`)}
      label={t('form.kind')}
      name="kind"
      onChoose={hideComp}
      options={[
        { value: 'standard', label: t('kind.standard'), disabled: !canWrite },
        { value: 'comp', label: t('kind.comp'), disabled: !canCreateComps },
      ]}
    />
  );
}
