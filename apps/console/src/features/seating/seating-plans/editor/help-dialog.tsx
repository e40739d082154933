import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { ARROW_KEYS, keyOf, TOOLS } from '@parterre/plan-editor';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Kbd, nameKeys } from '#ui/kbd.tsx';

const CHANGES = ['undo', 'redo', 'copy', 'cut', 'paste', 'duplicate', 'selectAll', 'remove'] as const;
const MIRRORS = ['mirrorSideways', 'mirrorUpsideDown'] as const;
const EDIT = [
  ...[...CHANGES, ...MIRRORS].map(row),
  ['nudge', ARROW_KEYS],
  ['nudgeFar', `Shift ${ARROW_KEYS}`],
  row('save'),
] as const;

/** Modifiers held during a drag; they are no shortcuts on their own. */
const POINTER = [
  ['add', 'Shift'],
  ['free', 'Alt'],
  ['turnInSteps', 'Shift'],
  ...(['finish', 'cancel', 'fit'] as const).map(row),
  ['zoom', `${keyOf('zoomIn')} ${keyOf('zoomOut').replace('-', '−')}`],
  ['step', '↑ ↓'],
] as const;

function row<Name extends Parameters<typeof keyOf>[0]>(name: Name) {
  return [name, keyOf(name)] as const;
}

export function HelpDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('plan-editor');
  const titleId = useId();
  return (
    <Dialog aria-labelledby={titleId} fullWidth maxWidth="md" onClose={onClose} open>
      <DialogTitle id={titleId}>{t('help.title')}</DialogTitle>
      <DialogContent>
        <Box sx={COLUMNS_LOOK}>
          <KeyList keys={TOOLS.map(({ words, key }) => [t(words), key])} title={t('help.groups.tools')} widthPx={28} />
          <KeyList
            keys={EDIT.map(([name, keys]) => [t(`help.keys.${name}`), keys])}
            title={t('help.groups.edit')}
            widthPx={124}
          />
          <KeyList
            keys={POINTER.map(([name, keys]) => [t(`help.keys.${name}`), keys])}
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
  /** Pairs of an action and its keys; every action has keys, so that no mouse is needed. */
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
              <Kbd>{nameKeys(key, t)}</Kbd>
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
