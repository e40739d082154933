import Box from '@mui/material/Box';
import { COLOUR_FORM } from '@parterre/contract/wire/patterns';
import { CATEGORIES_MAX, type PlanCategory } from '@parterre/seating-plan';
import { addCategory, removeCategory, updateCategory } from '@parterre/seating-plan/edit';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { useDesk } from '#features/seating/seating-plans/editor/desk-context.ts';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { MinusIcon } from '#ui/icons.tsx';
import { Tick } from '../fields/choice-field.tsx';
import { HINT_LOOK, PanelSection } from '../fields/panel-section.tsx';
import { ValueField } from '../fields/value-field.tsx';

/** Colours that most people with colour blindness can tell apart. */
const COLOURS = ['#0072b2', '#e69f00', '#009e73', '#cc79a7', '#d55e00', '#56b4e9'];

export function CategoriesPanel() {
  const { t } = useTranslation('plan-editor');
  const desk = useDesk();
  const { categories } = desk.draft.root;
  const handleAdd = () => {
    const colour = COLOURS[categories.length % COLOURS.length] ?? '';
    desk.editor.run((change) => void addCategory(change, { label: t('categories.new'), colour }));
  };
  return (
    <PanelSection title={t('categories.title')}>
      <Box component="p" sx={HINT_LOOK}>
        {t('categories.hint')}
      </Box>
      {categories.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.5 }}>
          {categories.map((category) => (
            <CategoryLine category={category} key={category.key} />
          ))}
        </Box>
      )}
      <ReasonedButton
        onClick={handleAdd}
        reason={categories.length >= CATEGORIES_MAX ? t('categories.full', { max: CATEGORIES_MAX }) : undefined}
        size="small"
      >
        {t('categories.add')}
      </ReasonedButton>
      {categories.length > 0 && (
        <Tick
          isTicked={desk.colourBy === 'category'}
          label={t('categories.colourBy')}
          onTick={(isTicked) => desk.set({ colourBy: isTicked ? 'category' : 'block' })}
        />
      )}
    </PanelSection>
  );
}

function CategoryLine({ category: { key, label, colour } }: { category: PlanCategory }) {
  const { t } = useTranslation('plan-editor');
  const { editor } = useDesk();
  const handleUpdate = (values: Partial<PlanCategory>) =>
    editor.run((change) => void updateCategory(change, key, values));
  const check = (text: string) => (text.trim() === '' ? t('categories.required') : undefined);
  return (
    <Box component="li" sx={LINE_LOOK}>
      <ColourWell
        colour={colour && COLOUR_FORM.test(colour) ? colour : '#808080'}
        key={colour}
        label={t('categories.colour', { label })}
        onCommit={(next) => handleUpdate({ colour: next })}
      />
      <ValueField
        check={check}
        place={{}}
        label={t('categories.label', { label })}
        onCommit={(text) => handleUpdate({ label: text.trim() })}
        value={label}
      />
      <TipIconButton
        label={t('categories.remove', { label })}
        onClick={() => editor.run((change) => void removeCategory(change, key))}
        size="small"
      >
        <MinusIcon />
      </TipIconButton>
    </Box>
  );
}

/** The browser's colour input; commits on blur, so that a drag through shades is one undo step. */
function ColourWell({
  colour,
  label,
  onCommit,
}: {
  colour: string;
  label: string;
  onCommit: (colour: string) => void;
}) {
  return (
    <Box
      aria-label={label}
      component="input"
      defaultValue={colour}
      onBlur={(event) => event.target.value !== colour && onCommit(event.target.value)}
      sx={WELL_LOOK}
      type="color"
    />
  );
}

const LINE_LOOK = { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr) auto', alignItems: 'center', gap: 0.75 };
const WELL_LOOK = {
  width: 32,
  height: 32,
  p: '3px',
  border: `1px solid ${LOOK.line}`,
  borderRadius: '4px',
  bgcolor: 'transparent',
  cursor: 'pointer',
};
