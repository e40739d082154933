import { type NodeId, updateShape } from '@parterre/seating-plan/edit';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../desk/desk-context.ts';
import { NumberField } from '../fields/number-field.tsx';
import { PanelSection } from '../fields/panel-section.tsx';
import { ValueField } from '../fields/value-field.tsx';

const SIZE_MAX = 10_000;

export function ShapePanel({ id }: { id: NodeId }) {
  const { t } = useTranslation('plan-editor');
  const { editor, draft, columns } = useDesk();
  const { kind, text = '', size } = draft.require(id, 'shape').shape;
  const update = (values: Parameters<typeof updateShape>[2]) =>
    editor.run((change) => void updateShape(change, id, values));
  return (
    <PanelSection title={t(`tools.${kind}`)}>
      <ValueField label={t('shape.text')} onCommit={(next) => update({ text: next.trim() })} value={text} />
      <NumberField
        label={t('shape.size')}
        max={SIZE_MAX}
        min={1}
        onCommit={(next) => update({ size: next })}
        value={size ?? columns.pitch}
      />
    </PanelSection>
  );
}
