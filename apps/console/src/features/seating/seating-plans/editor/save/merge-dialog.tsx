import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import type { DraftSaver, PartConflict, Side } from '@parterre/plan-editor';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReasonedButton } from '#ui/controls/reasoned-button.tsx';
import { describeSide, namePart } from './describe-side.ts';
import { useSaveState } from './use-draft-saver.ts';

interface MergeDialogProps {
  saver: DraftSaver;
  isPutOff: boolean;
  onPutOff: () => void;
}

/** Somebody else saved this draft and changed the same parts: the user chooses which side to keep. */
export function MergeDialog({ saver, isPutOff, onPutOff }: MergeDialogProps) {
  const state = useSaveState(saver);
  const isOpen = state === 'conflict' && !isPutOff;
  return isOpen ? <Choices onPutOff={onPutOff} saver={saver} /> : null;
}

function Choices({ saver, onPutOff }: Omit<MergeDialogProps, 'isPutOff'>) {
  const { t } = useTranslation('plan-editor');
  const titleId = useId();
  // The modal dialog blocks the drawing, so the clashes stay the same while it is open.
  const [merge] = useState(() => saver.findMerge());
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const clashes = merge?.clashes ?? [];
  const open = clashes.filter(({ id }) => !chosen.has(id)).length;
  const handleChooseAll = (side: Side) => setChosen(new Map(clashes.map(({ id }) => [id, side])));
  const handleChoose = (clash: PartConflict, side: Side) => setChosen(new Map(chosen).set(clash.id, side));
  const name = merge?.savedBy ?? t('merge.somebody');
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="md" onClose={onPutOff} open>
      <DialogTitle id={titleId}>{t('merge.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText>{t('merge.text', { name })}</DialogContentText>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, my: 1.5 }}>
          <Button onClick={() => handleChooseAll('mine')} size="small">
            {t('merge.allMine')}
          </Button>
          <Button onClick={() => handleChooseAll('theirs')} size="small">
            {t('merge.allTheirs')}
          </Button>
        </Box>
        {clashes.map((clash) => (
          <MergeChoice
            chosen={chosen.get(clash.id)}
            clash={clash}
            key={clash.id}
            onChoose={(side) => handleChoose(clash, side)}
          />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onPutOff} variant="outlined">
          {t('merge.later')}
        </Button>
        <ReasonedButton
          color="primary"
          onClick={() => void saver.settle((id) => chosen.get(id) ?? 'mine')}
          reason={open > 0 ? t('merge.open', { count: open }) : undefined}
          variant="contained"
        >
          {t('merge.save')}
        </ReasonedButton>
      </DialogActions>
    </Dialog>
  );
}

const SIDES = ['mine', 'theirs'] as const;

interface MergeChoiceProps {
  clash: PartConflict;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

function MergeChoice({ clash, chosen, onChoose }: MergeChoiceProps) {
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
