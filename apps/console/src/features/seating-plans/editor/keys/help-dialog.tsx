import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../../../ui/kbd.tsx';
import { TOOL_KEYS, TOOLS } from '../desk/tools.ts';
import { writeKeys } from './write-keys.ts';

const KEYS = {
  edit: [
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
    ['save', 'Ctrl S'],
  ],
  pointer: [
    ['add', 'Shift'],
    ['free', 'Alt'],
    ['turnInSteps', 'Shift'],
    ['finish', 'Enter'],
    ['cancel', 'Esc'],
    ['fit', '0'],
    ['zoom', '+ −'],
    ['step', '↑ ↓'],
  ],
} as const;

export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('plan-editor');
  const titleId = useId();
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="md" onClose={onClose} open>
      <DialogTitle id={titleId}>{t('help.title')}</DialogTitle>
      <DialogContent>
        <Box sx={COLUMNS_LOOK}>
          <KeyList
            keys={TOOLS.map((tool) => [t(`tools.${tool}`), TOOL_KEYS[tool]])}
            title={t('help.groups.tools')}
            widthPx={28}
          />
          <KeyList
            keys={KEYS.edit.map(([name, keys]) => [t(`help.keys.${name}`), keys])}
            title={t('help.groups.edit')}
            widthPx={124}
          />
          <KeyList
            keys={KEYS.pointer.map(([name, keys]) => [t(`help.keys.${name}`), keys])}
            title={t('help.groups.pointer')}
            widthPx={72}
          />
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

interface KeyListProps {
  title: string;
  /** What it does, and the key. */
  keys: readonly (readonly [string, string])[];
  widthPx: number;
}

function KeyList({ title, keys, widthPx }: KeyListProps) {
  const { t } = useTranslation('plan-editor');
  return (
    <section>
      <Typography component="h3" variant="subtitle2" sx={{ mb: 0.5 }}>
        {title}
      </Typography>
      <Box component="dl" sx={LIST_LOOK}>
        {keys.map(([name, key]) => (
          <div key={name}>
            <Box component="dt" sx={{ width: widthPx, flex: 'none' }}>
              <Kbd>{writeKeys(key, t)}</Kbd>
            </Box>
            <dd>{name}</dd>
          </div>
        ))}
      </Box>
    </section>
  );
}

const COLUMNS_LOOK = {
  display: 'grid',
  gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', md: '0.8fr 1.2fr 1.2fr' },
  gap: 3,
};

const LIST_LOOK = {
  m: 0,
  '& > div': { display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 28 },
  '& dd': { m: 0 },
};
