import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../../../ui/kbd.tsx';
import { TOOL_KEYS, TOOLS } from '../desk/tools.ts';

const KEYS = [
  ['undo', 'Ctrl Z'],
  ['redo', 'Ctrl Y'],
  ['copy', 'Ctrl C'],
  ['cut', 'Ctrl X'],
  ['paste', 'Ctrl V'],
  ['duplicate', 'Ctrl D'],
  ['selectAll', 'Ctrl A'],
  ['remove', 'Del'],
  ['mirrorSideways', 'M'],
  ['mirrorUpsideDown', 'Shift M'],
  ['nudge', '← ↑ ↓ →'],
  ['nudgeFar', 'Shift ← ↑ ↓ →'],
  ['add', 'Shift'],
  ['free', 'Alt'],
  ['turnInSteps', 'Shift'],
  ['finish', 'Enter'],
  ['cancel', 'Esc'],
  ['fit', '0'],
  ['zoom', '+ −'],
  ['save', 'Ctrl S'],
] as const;

export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('plan-editor');
  const titleId = useId();
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="sm" onClose={onClose} open>
      <DialogTitle id={titleId}>{t('help.title')}</DialogTitle>
      <DialogContent>
        <Box component="dl" sx={LIST_LOOK}>
          {TOOLS.map((tool) => (
            <div key={tool}>
              <dt>
                <Kbd>{TOOL_KEYS[tool]}</Kbd>
              </dt>
              <dd>{t(`tools.${tool}`)}</dd>
            </div>
          ))}
          {KEYS.map(([name, keys]) => (
            <div key={name}>
              <dt>
                <Kbd>{keys}</Kbd>
              </dt>
              <dd>{t(`help.keys.${name}`)}</dd>
            </div>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="outlined">
          {t('close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const LIST_LOOK = {
  m: 0,
  columns: { sm: 2 },
  columnGap: 3,
  '& > div': { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 28, breakInside: 'avoid' },
  '& dt': { width: 104, flex: 'none' },
  '& dd': { m: 0 },
};
