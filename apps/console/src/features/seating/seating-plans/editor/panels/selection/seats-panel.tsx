import Box from '@mui/material/Box';
import type { PlanSeat } from '@parterre/seating-plan';
import { type NodeId, updateSeats } from '@parterre/seating-plan/edit';
import { useTranslation } from 'react-i18next';
import { useDesk } from '#features/seating/seating-plans/editor/desk-context.ts';
import { ChoiceField, Tick } from '../fields/choice-field.tsx';
import { PanelNumberField } from '../fields/panel-number-field.tsx';
import { PAIR_LOOK, PanelSection } from '../fields/panel-section.tsx';
import { ValueField } from '../fields/value-field.tsx';

const ACCESS = ['wheelchair', 'companion', 'step-free'] as const satisfies readonly PlanSeat['access'][];
const MIXED = 'mixed';
const NONE = 'none';

export function SeatsPanel({ seats }: { seats: readonly NodeId[] }) {
  const { t } = useTranslation('plan-editor');
  const { editor, draft } = useDesk();
  const values = seats.map((id) => draft.require(id, 'seat').seat);
  const [first] = values;
  const handleUpdate = (next: Parameters<typeof updateSeats>[2]) =>
    editor.run((change) => void updateSeats(change, seats, next));
  const access = values.every((seat) => seat.access === first?.access) ? (first?.access ?? NONE) : MIXED;
  const { categories } = draft.root;
  const category = values.every((seat) => seat.category === first?.category) ? toChoice(first?.category) : MIXED;
  const restricted = values.filter((seat) => seat.restrictedView).length;
  return (
    <PanelSection title={t('seats.title', { count: seats.length })}>
      {seats.length === 1 && first && (
        <>
          <ValueField
            label={t('seats.label')}
            onCommit={(text) => handleUpdate({ label: text.trim() })}
            value={first.label}
          />
          <Box sx={PAIR_LOOK}>
            <PanelNumberField label={t('place.x')} onCommit={(x) => handleUpdate({ x })} value={first.x} />
            <PanelNumberField label={t('place.y')} onCommit={(y) => handleUpdate({ y })} value={first.y} />
          </Box>
        </>
      )}
      <ChoiceField
        label={t('seats.access')}
        onChange={(next) => next !== MIXED && handleUpdate({ access: ACCESS.find((kind) => kind === next) ?? null })}
        options={[
          ...(access === MIXED ? [{ value: MIXED, label: t('seats.mixed') }] : []),
          { value: NONE, label: t('seats.none') },
          ...ACCESS.map((kind) => ({ value: kind, label: t(`seats.kinds.${kind}`) })),
        ]}
        value={access}
      />
      {categories.length > 0 && (
        <ChoiceField
          label={t('seats.category')}
          onChange={(next) => next !== MIXED && handleUpdate({ category: next === NONE ? null : next.slice(1) })}
          options={[
            ...(category === MIXED ? [{ value: MIXED, label: t('seats.mixed') }] : []),
            { value: NONE, label: t('seats.none') },
            ...categories.map(({ key, label }) => ({ value: `=${key}`, label })),
          ]}
          value={category}
        />
      )}
      <Tick
        isMixed={restricted > 0 && restricted < seats.length}
        isTicked={restricted === seats.length && restricted > 0}
        label={t('seats.restricted')}
        onTick={(restrictedView) => handleUpdate({ restrictedView })}
      />
    </PanelSection>
  );
}

/** Category keys come from files and may be any text; the prefix separates them from the other choices. */
const toChoice = (category: string | undefined): string => (category === undefined ? NONE : `=${category}`);
