import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { PartClash, Side } from '@parterre/plan-editor';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { describeSide, namePart } from './describe-side.ts';

const SIDES = ['mine', 'theirs'] as const;

interface MergeChoiceProps {
  clash: PartClash;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

/** One part that both changed: what each made of it, and which stays. */
export function MergeChoice({ clash, chosen, onChoose }: MergeChoiceProps) {
  const { t } = useTranslation('plan-editor');
  const id = useId();
  return (
    <Box sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Box component="span" id={id} sx={{ fontWeight: 'fontWeightMedium' }}>
        {namePart(clash, t)}
      </Box>
      <RadioGroup
        aria-labelledby={id}
        onChange={(_event, value) => onChoose(value === 'mine' ? 'mine' : 'theirs')}
        sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, columnGap: 2 }}
        value={chosen ?? null}
      >
        {SIDES.map((side) => (
          <FormControlLabel
            control={<Radio size="small" />}
            key={side}
            label={`${t(`merge.${side}`)} ${describeSide(clash, side, t)}`}
            slotProps={{ typography: { variant: 'body2', sx: { overflowWrap: 'anywhere' } } }}
            value={side}
          />
        ))}
      </RadioGroup>
    </Box>
  );
}
