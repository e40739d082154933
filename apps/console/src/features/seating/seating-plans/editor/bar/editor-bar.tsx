import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyOf } from '@parterre/plan-editor';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { WorkBar } from '#pages/work-bar.tsx';
import { useTableView } from '#tables/url/use-table-view.ts';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { HelpIcon, ListIcon, UndoIcon } from '#ui/icons.tsx';
import { nameKeys } from '#ui/kbd.tsx';
import { useDesk } from '../desk-context.ts';

interface EditorBarProps {
  name: string;
  backTo: string;
  isReadOnly: boolean;
  onOpen: (what: 'publish' | 'versions' | 'help') => void;
  /** The save state, and the other viewers. */
  state: { note: ReactNode; presence: ReactNode };
}

export function EditorBar({ name, backTo, isReadOnly, onOpen, state }: EditorBarProps) {
  const { t } = useTranslation('plan-editor');
  const desk = useDesk();
  const { editor } = desk;
  const [isTable, setTable] = useTableView();
  return (
    <WorkBar backLabel={t('bar.back')} backTo={backTo} name={name} title={t('title')}>
      <Box sx={{ ml: { xs: 0.75, sm: 0 } }}>{state.note}</Box>
      <Box sx={PRESENCE_LOOK}>{state.presence}</Box>
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', gap: 0.5 }}>
        <SegmentedControl
          label={t('bar.view')}
          onChange={(view) => setTable(view === 'objects')}
          options={[
            { value: 'canvas' as const, label: t('bar.canvas') },
            { value: 'objects' as const, label: t('bar.objects') },
          ]}
          value={isTable ? 'objects' : 'canvas'}
        />
        {!isReadOnly && (
          <>
            <TipIconButton
              disabled={!editor.canUndo}
              label={`${t('bar.undo')} (${nameKeys(keyOf('undo'), t)})`}
              onClick={() => desk.undo()}
            >
              <UndoIcon />
            </TipIconButton>
            <TipIconButton
              disabled={!editor.canRedo}
              label={`${t('bar.redo')} (${nameKeys(keyOf('redo'), t)})`}
              onClick={() => desk.redo()}
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
    </WorkBar>
  );
}

/** Fills the remaining width and is the first to shrink. */
const PRESENCE_LOOK = { flex: 1, minWidth: 24, display: 'flex', typography: 'caption' };
