import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { act } from '@parterre/plan-editor';
import { findBlocks } from '@parterre/seating-plan/edit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '#features/seating/seating-plans/editor/desk-context.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { HINT_LOOK, PanelSection } from '../fields/panel-section.tsx';

const NEW_BLOCK = 'new';

/** Joins whole blocks into one; moves rows and seats to another block, or to a new one, which splits theirs. */
export function RegroupPanel() {
  const { t } = useTranslation('plan-editor');
  const desk = useDesk();
  const { draft, editor } = desk;
  const [wanted, setWanted] = useState(NEW_BLOCK);
  const touched = findBlocks(draft, editor.selection);
  const nameOf = (id: number) => draft.require(id, 'block').label;
  const [first] = touched;
  if (first === undefined) return null;
  if (touched.every((id) => editor.selection.has(id)))
    return touched.length < 2 ? null : (
      <PanelSection title={t('regroup.blocks', { count: touched.length })}>
        <Box component="p" sx={HINT_LOOK}>
          {t('regroup.mergeHint', { label: nameOf(first) })}
        </Box>
        <Button onClick={() => act.merge(desk, touched)} variant="outlined">
          {t('regroup.merge')}
        </Button>
      </PanelSection>
    );
  const others = draft.root.blocks.filter((id) => touched.length > 1 || id !== first);
  const options = [
    { value: NEW_BLOCK, label: t('rows.newBlock') },
    ...others.map((id) => ({ value: String(id), label: nameOf(id) })),
  ];
  const value = options.some((option) => option.value === wanted) ? wanted : NEW_BLOCK;
  return (
    <PanelSection title={t('regroup.title')}>
      <ChoiceField label={t('regroup.into')} onChange={setWanted} options={options} value={value} />
      <Button onClick={() => act.moveToBlock(desk, value === NEW_BLOCK ? null : Number(value))} variant="outlined">
        {t('regroup.move')}
      </Button>
    </PanelSection>
  );
}
