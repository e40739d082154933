import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '#forms/fields/field-frame.tsx';
import { useField, useIsLocked } from '#forms/fields/use-field.tsx';
import { passFocusOn } from '#forms/pass-focus-on.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { Note } from '#ui/note.tsx';
import { AddPlans } from './add-plans.tsx';
import type { TourPlan, TourValues } from './tour-values.ts';

interface PlansFieldProps {
  label: string;
  help: string;
  promoterCode: string;
  /** Plans with their names, because they may be of venues that have not been loaded. */
  known: readonly TourPlan[];
}

/** Holds `planIds` and `defaultPlanId`: plans of the promoter's venues, searched by venue. */
export function PlansField({ label, help, promoterCode, known }: PlansFieldProps) {
  const { t } = useTranslation('tours');
  const isLocked = useIsLocked();
  const field = useField({ name: 'planIds', label, isOptional: true, help });
  const { setValue } = useFormContext<TourValues>();
  const [planIds, defaultPlanId] = useWatch<TourValues, ['planIds', 'defaultPlanId']>({
    name: ['planIds', 'defaultPlanId'],
  });
  const [picked, setPicked] = useState<readonly TourPlan[]>([]);
  const names = new Map([...known, ...picked].map((plan) => [plan.id, plan]));
  const handleChooseDefault = (id: number | null) => setValue('defaultPlanId', id, { shouldDirty: true });
  const handleAdd = (plan: TourPlan) => {
    setPicked([...picked, plan]);
    field.change([...planIds, plan.id]);
  };
  const handleRemove = (id: number) => {
    field.change(planIds.filter((other) => other !== id));
    if (id === defaultPlanId) handleChooseDefault(null);
  };
  return (
    <FieldFrame field={field} kind="group">
      <Box aria-labelledby={`${field.id}-label`} role="group" sx={{ display: 'grid', gap: 1 }}>
        {planIds.length > 0 && (
          <ChosenPlans
            defaultPlanId={defaultPlanId}
            isLocked={isLocked}
            onDefault={handleChooseDefault}
            onRemove={handleRemove}
            plans={planIds.map((id) => names.get(id) ?? { id, name: t('fields.plan', { id }), venueName: '' })}
          />
        )}
        {isLocked && planIds.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('page.noPlans')}</Box>}
        {!isLocked && <AddPlans chosenIds={planIds} onAdd={handleAdd} promoterCode={promoterCode} />}
      </Box>
    </FieldFrame>
  );
}

interface ChosenPlansProps {
  plans: readonly TourPlan[];
  defaultPlanId: number | null;
  isLocked: boolean;
  onDefault: (id: number | null) => void;
  onRemove: (id: number) => void;
}

function ChosenPlans({ plans, defaultPlanId, isLocked, onDefault, onRemove }: ChosenPlansProps) {
  const { t } = useTranslation('tours');
  const group = useId();
  return (
    <Box aria-label={t('fields.defaultPlanId')} data-rows role="radiogroup" sx={LIST_LOOK}>
      <Box component="label" sx={ROW_LOOK}>
        <Radio
          checked={defaultPlanId === null}
          disabled={isLocked}
          name={group}
          onChange={() => onDefault(null)}
          size="small"
        />
        <Box sx={{ flex: 1, color: 'text.secondary' }}>{t('fields.venueDefault')}</Box>
      </Box>
      {plans.map((plan) => (
        <Box key={plan.id} sx={{ ...ROW_LOOK, borderTop: 1, borderColor: 'divider' }}>
          <Box
            component="label"
            sx={{ display: 'flex', alignItems: 'center', gap: 0.5, flex: 1, minWidth: 0, cursor: 'pointer' }}
          >
            <Radio
              checked={plan.id === defaultPlanId}
              disabled={isLocked}
              name={group}
              onChange={() => onDefault(plan.id)}
              size="small"
            />
            <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Box sx={{ fontWeight: 'fontWeightMedium' }}>
                {plan.name}
                {plan.id === defaultPlanId && (
                  <Box component="span" sx={{ ml: 1, fontWeight: 'fontWeightRegular', color: 'text.secondary' }}>
                    {t('fields.isDefault')}
                  </Box>
                )}
              </Box>
              <Note>{plan.venueName}</Note>
            </Box>
          </Box>
          <IconButton
            aria-label={t('fields.removePlan', { name: plan.name, venue: plan.venueName })}
            data-removes-row
            disabled={isLocked}
            onClick={(event) => {
              passFocusOn(
                event.currentTarget,
                event.currentTarget.closest('[role=group]')?.querySelector<HTMLElement>('input[role=combobox]'),
              );
              onRemove(plan.id);
            }}
            size="small"
            type="button"
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        </Box>
      ))}
    </Box>
  );
}

const LIST_LOOK = { border: 1, borderColor: 'divider', borderRadius: 1, fontSize: 13, lineHeight: '18px' };

const ROW_LOOK = { display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 40, pl: 0.5, pr: 0.5, py: 0.5 };
