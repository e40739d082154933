import Box from '@mui/material/Box';
import { STANDING_CAPACITY_MAX } from '@parterre/seating-plan';
import { type NodeId, updateArea, updateShape } from '@parterre/seating-plan/edit';
import { useTranslation } from 'react-i18next';
import { useDesk } from '#features/seating/seating-plans/editor/desk-context.ts';
import { PanelNumberField } from '../fields/panel-number-field.tsx';
import { PAIR_LOOK, PanelSection } from '../fields/panel-section.tsx';
import { ValueField } from '../fields/value-field.tsx';

export function AreaPanel({ id }: { id: NodeId }) {
  const { t } = useTranslation('plan-editor');
  const { editor, draft } = useDesk();
  const { label, capacity } = draft.require(id, 'area').area;
  const handleUpdate = (values: Parameters<typeof updateArea>[2]) =>
    editor.run((change) => void updateArea(change, id, values));
  return (
    <PanelSection title={t('tools.area')}>
      <Box sx={PAIR_LOOK}>
        <ValueField label={t('area.label')} onCommit={(text) => handleUpdate({ label: text.trim() })} value={label} />
        <PanelNumberField
          isWhole
          label={t('area.capacity')}
          max={STANDING_CAPACITY_MAX}
          min={0}
          onCommit={(next) => handleUpdate({ capacity: next })}
          value={capacity}
        />
      </Box>
    </PanelSection>
  );
}

const SIZE_MAX = 10_000;

export function ShapePanel({ id }: { id: NodeId }) {
  const { t } = useTranslation('plan-editor');
  const { editor, draft, columns } = useDesk();
  const { kind, text = '', size } = draft.require(id, 'shape').shape;
  const handleUpdate = (values: Parameters<typeof updateShape>[2]) =>
    editor.run((change) => void updateShape(change, id, values));
  return (
    <PanelSection title={t(`tools.${kind}`)}>
      <ValueField label={t('shape.text')} onCommit={(next) => handleUpdate({ text: next.trim() })} value={text} />
      <PanelNumberField
        label={t('shape.size')}
        max={SIZE_MAX}
        min={1}
        onCommit={(next) => handleUpdate({ size: next })}
        value={size ?? columns.pitch}
      />
    </PanelSection>
  );
}
