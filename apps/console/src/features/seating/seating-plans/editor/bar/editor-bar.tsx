import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { keyOf } from '@parterre/plan-editor';
import { type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { Logo } from '#brands/logo.tsx';
import { LOOK } from '#brands/look.ts';
import { FrameMenu } from '#pages/frame-menu.ts';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { ChevronLeftIcon, HelpIcon, ListIcon, UndoIcon } from '#ui/icons.tsx';
import { useDesk } from '../desk-context.ts';
import { writeKeys } from '../use-editor-keys.ts';

export type EditorView = 'canvas' | 'objects';
const BAR_HEIGHT_PX = 52;

interface EditorBarProps {
  name: string;
  backTo: string;
  isReadOnly: boolean;
  view: EditorView;
  onView: (view: EditorView) => void;
  onOpen: (what: 'publish' | 'versions' | 'help') => void;
  /** The save state, and the other viewers. */
  state: { note: ReactNode; presence: ReactNode };
}

export function EditorBar({ name, backTo, isReadOnly, view, onView, onOpen, state }: EditorBarProps) {
  const { t } = useTranslation('plan-editor');
  const { brand } = useTheme();
  const { editor } = useDesk();
  return (
    <Box component="header" sx={BAR_LOOK}>
      <title>{`${t('title')}, ${name} · ${brand.displayName}`}</title>
      <TipIconButton href={backTo} label={t('bar.back')}>
        <ChevronLeftIcon />
      </TipIconButton>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
        <Logo variant="minimal" size={20} />
      </Box>
      <Typography variant="body2" component="h1" data-page-title tabIndex={-1} sx={NAME_LOOK}>
        {name}
      </Typography>
      {state.note}
      <Box sx={PRESENCE_LOOK}>{state.presence}</Box>
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 0.5 }}>
        <SegmentedControl
          label={t('bar.view')}
          onChange={onView}
          options={[
            { value: 'canvas', label: t('bar.canvas') },
            { value: 'objects', label: t('bar.objects') },
          ]}
          value={view}
        />
        {!isReadOnly && (
          <>
            <TipIconButton
              disabled={!editor.canUndo}
              label={`${t('bar.undo')} (${writeKeys(keyOf('undo'), t)})`}
              onClick={() => editor.undo()}
            >
              <UndoIcon />
            </TipIconButton>
            <TipIconButton
              disabled={!editor.canRedo}
              label={`${t('bar.redo')} (${writeKeys(keyOf('redo'), t)})`}
              onClick={() => editor.redo()}
            >
              <UndoIcon sx={{ transform: 'scaleX(-1)' }} />
            </TipIconButton>
          </>
        )}
        <TipIconButton label={t('versions.title')} onClick={() => onOpen('versions')}>
          <ListIcon />
        </TipIconButton>
        <TipIconButton label={`${t('help.title')} (?)`} onClick={() => onOpen('help')}>
          <HelpIcon />
        </TipIconButton>
      </Box>
      {!isReadOnly && (
        <Button color="primary" onClick={() => onOpen('publish')} sx={{ flex: 'none' }} variant="contained">
          {t('bar.publish')}
        </Button>
      )}
      {useContext(FrameMenu)}
    </Box>
  );
}

const BAR_LOOK = {
  flex: 'none',
  height: BAR_HEIGHT_PX,
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.75, md: 1.25 },
  pl: 1,
  pr: 2,
  bgcolor: LOOK.surface,
  borderBottom: `1px solid ${LOOK.line}`,
};

/** Fills the remaining width and is the first to shrink. */
const PRESENCE_LOOK = { flex: 1, minWidth: 24, display: 'flex', typography: 'caption' };

const NAME_LOOK = {
  fontWeight: 'fontWeightMedium',
  minWidth: 40,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
};
