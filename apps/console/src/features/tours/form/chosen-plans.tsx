import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Radio from '@mui/material/Radio';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { passFocusOn } from '#forms/pass-focus-on.ts';
import { CloseIcon } from '#ui/icons.tsx';
import type { TourPlan } from './tour-values.ts';

interface ChosenPlansProps {
  plans: readonly TourPlan[];
  defaultPlanId: number | null;
  isLocked: boolean;
  onDefault: (id: number | null) => void;
  onRemove: (id: number) => void;
}

/** The plans of the tour; one of them, or none, is what its events start with. */
export function ChosenPlans({ plans, defaultPlanId, isLocked, onDefault, onRemove }: ChosenPlansProps) {
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
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{plan.venueName}</Box>
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

const LIST_LOOK = { border: 1, borderColor: 'divider', borderRadius: '6px', fontSize: 13, lineHeight: '18px' };

const ROW_LOOK = { display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 40, pl: 0.5, pr: 0.5, py: 0.5 };
