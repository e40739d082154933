import Box from '@mui/material/Box';
import { TOOLS } from '@parterre/plan-editor';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { SegmentedControl } from '#ui/controls/segmented-control.tsx';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { ListIcon, UndoIcon } from '#ui/icons.tsx';
import { useDesk } from '../desk-context.ts';

const PICKED = TOOLS.filter(({ selects }) => selects);

interface PhoneBarProps {
  isPanelOpen: boolean;
  onPanel: (isOpen: boolean) => void;
}

/** At the bottom of the screen, in reach of a thumb. It has no tools, because plans are not drawn on a phone. */
export function PhoneBar({ isPanelOpen, onPanel }: PhoneBarProps) {
  const { t } = useTranslation('plan-editor');
  const desk = useDesk();
  const { editor } = desk;
  return (
    <Box sx={BAR_LOOK}>
      <SegmentedControl
        label={t('tools.title')}
        onChange={(tool) => desk.set({ tool })}
        options={PICKED.map(({ name, words }) => ({ value: name, label: t(words) }))}
        value={desk.lastPicking}
      />
      <Box sx={{ flex: 1 }} />
      <TipIconButton disabled={!editor.canUndo} label={t('bar.undo')} onClick={() => desk.undo()}>
        <UndoIcon />
      </TipIconButton>
      <TipIconButton disabled={!editor.canRedo} label={t('bar.redo')} onClick={() => desk.redo()}>
        <UndoIcon sx={{ transform: 'scaleX(-1)' }} />
      </TipIconButton>
      <TipIconButton aria-expanded={isPanelOpen} label={t('panel.title')} onClick={() => onPanel(!isPanelOpen)}>
        <ListIcon />
      </TipIconButton>
    </Box>
  );
}

const BAR_LOOK = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  px: 1,
  py: 0.5,
  bgcolor: LOOK.surface,
  borderTop: `1px solid ${LOOK.line}`,
};
