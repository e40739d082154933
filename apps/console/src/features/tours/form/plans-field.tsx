import Box from '@mui/material/Box';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { useField, useIsLocked } from '#forms/fields/use-field.tsx';
import { AddPlans } from './add-plans.tsx';
import { ChosenPlans } from './chosen-plans.tsx';
import type { TourPlan, TourValues } from './tour-values.ts';

interface PlansFieldProps {
  label: string;
  help: string;
  promoterCode: string;
  /** The plans the tour has, with their names. */
  known: readonly TourPlan[];
}

/** Holds `planIds`, and with it `defaultPlanId`: plans of the promoter's venues, found by venue. */
export function PlansField({ label, help, promoterCode, known }: PlansFieldProps) {
  const { t } = useTranslation('tours');
  const isLocked = useIsLocked();
  const field = useField({ name: 'planIds', label, help });
  const { setValue } = useFormContext<TourValues>();
  const [planIds, defaultPlanId] = useWatch<TourValues, ['planIds', 'defaultPlanId']>({
    name: ['planIds', 'defaultPlanId'],
  });
  const [picked, setPicked] = useState<readonly TourPlan[]>([]);
  const names = new Map([...known, ...picked].map((plan) => [plan.id, plan]));
  const chooseDefault = (id: number | null) => setValue('defaultPlanId', id, { shouldDirty: true });
  const add = (plan: TourPlan) => {
    setPicked([...picked, plan]);
    field.change([...planIds, plan.id]);
  };
  const remove = (id: number) => {
    field.change(planIds.filter((other) => other !== id));
    if (id === defaultPlanId) chooseDefault(null);
  };
  return (
    <FieldFrame field={field} kind="group">
      <Box aria-labelledby={`${field.id}-label`} role="group" sx={{ display: 'grid', gap: 1 }}>
        {planIds.length > 0 && (
          <ChosenPlans
            defaultPlanId={defaultPlanId}
            isLocked={isLocked}
            onDefault={chooseDefault}
            onRemove={remove}
            plans={planIds.map((id) => names.get(id) ?? { id, name: t('fields.plan', { id }), venueName: '' })}
          />
        )}
        {isLocked && planIds.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('page.noPlans')}</Box>}
        {!isLocked && <AddPlans chosenIds={planIds} onAdd={add} promoterCode={promoterCode} />}
      </Box>
    </FieldFrame>
  );
}
