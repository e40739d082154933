import Box from '@mui/material/Box';
import { type NodeId, updateArea } from '@parterre/seating-plan/edit';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../desk/desk-context.ts';
import { PAIR_LOOK } from '../fields/fields-look.ts';
import { NumberField } from '../fields/number-field.tsx';
import { PanelSection } from '../fields/panel-section.tsx';
import { ValueField } from '../fields/value-field.tsx';

const CAPACITY_MAX = 1_000_000;

export function AreaPanel({ id }: { id: NodeId }) {
  const { t } = useTranslation('plan-editor');
  const { editor, draft } = useDesk();
  const { label, capacity } = draft.require(id, 'area').area;
  const update = (values: Parameters<typeof updateArea>[2]) =>
    editor.run((change) => void updateArea(change, id, values));
  return (
    <PanelSection title={t('tools.area')}>
      <Box sx={PAIR_LOOK}>
        <ValueField label={t('area.label')} onCommit={(text) => update({ label: text.trim() })} value={label} />
        <NumberField
          isWhole
          label={t('area.capacity')}
          max={CAPACITY_MAX}
          min={0}
          onCommit={(next) => update({ capacity: next })}
          value={capacity}
        />
      </Box>
    </PanelSection>
  );
}
