import Box from '@mui/material/Box';
import { previewLabels } from '@parterre/plan-editor';
import { NUMBERING_STYLES, type Numbering, readStart } from '@parterre/seating-plan/edit';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceField, Tick } from '../fields/choice-field.tsx';
import { HINT_LOOK, PAIR_LOOK } from '../fields/panel-section.tsx';
import { ValueField } from '../fields/value-field.tsx';

interface NumberingFieldsProps {
  what: 'rows' | 'seats';
  numbering: Numbering;
  /** The number of rows, or of seats in one row. */
  count: number;
  /** Labels of the other rows in the block. */
  others?: readonly string[];
  onChange: (numbering: Numbering) => void;
}

export function NumberingFields({ what, numbering, count, others, onChange }: NumberingFieldsProps) {
  const { t } = useTranslation('plan-editor');
  const { style, start, isReversed, skipIO } = numbering;
  const labels = useMemo(() => previewLabels(what, numbering, count, others), [what, numbering, count, others]);
  const handleStyleChange = (next: string) => {
    const known = NUMBERING_STYLES.find((name) => name === next);
    if (known) onChange({ ...numbering, style: known, start: FIRSTS[known] });
  };
  const label = t(`numbering.start.${what}`);
  const refuse = (text: string) => {
    if (readStart(numbering, text) !== undefined) return undefined;
    return t(`numbering.refused.${style === 'letters' && skipIO ? 'lettersWithoutIO' : style}`, { label });
  };
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={PAIR_LOOK}>
        <ChoiceField
          label={t(`numbering.${what}`)}
          onChange={handleStyleChange}
          options={NUMBERING_STYLES.map((name) => ({ value: name, label: t(`numbering.style.${name}`) }))}
          value={style}
        />
        <ValueField
          check={refuse}
          label={label}
          onCommit={(text) => onChange({ ...numbering, start: readStart(numbering, text) ?? start })}
          value={start}
        />
      </Box>
      <Tick
        isTicked={isReversed}
        label={t(`numbering.reversed.${what}`)}
        onTick={(next) => onChange({ ...numbering, isReversed: next })}
      />
      {style === 'letters' && (
        <Tick
          isTicked={skipIO}
          label={t('numbering.skipIO')}
          onTick={(next) => onChange({ ...numbering, skipIO: next, start: next ? stepOverIO(start) : start })}
        />
      )}
      <Box component="p" sx={HINT_LOOK}>
        {t(`numbering.preview.${what}`, { labels })}
      </Box>
    </Box>
  );
}

/** Labels skip I and O, which look like 1 and 0: the next letter takes their place. */
const stepOverIO = (letters: string): string => letters.replaceAll('I', 'J').replaceAll('O', 'P');

const FIRSTS: Readonly<Record<Numbering['style'], string>> = { numbers: '1', odd: '1', even: '2', letters: 'A' };
