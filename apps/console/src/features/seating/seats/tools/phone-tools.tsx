import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BAR_HEIGHT_PX, LOOK } from '#brands/look.ts';
import { TipIconButton } from '#ui/controls/tip-icon-button.tsx';
import { ChartIcon, CheckIcon, ListIcon, SearchIcon, SeatIcon } from '#ui/icons.tsx';
import { useHeatView } from '../heat/use-heat.ts';
import { EDGE_PX, PANEL_LOOK, PHONE_TOOL_PX } from '../use-layout.ts';

interface PhoneToolsProps {
  opened: 'best' | 'select' | null;
  onFind: () => void;
  /** A second press closes the panel. */
  onToggle: (panel: 'best' | 'select') => void;
  onBlocks: () => void;
}

/** A thumb covers the seats it touches: these tools select seats without touching each one. */
export function PhoneTools({ opened, onFind, onToggle, onBlocks }: PhoneToolsProps) {
  const { t } = useTranslation('seats');
  const { measure, change } = useHeatView();
  return (
    <Box role="toolbar" aria-label={t('tools.title')} sx={TOOLS_LOOK}>
      <Tool label={t('find.placeholder')} onPress={onFind}>
        <SearchIcon />
      </Tool>
      <Tool label={t('best.title')} isPressed={opened === 'best'} onPress={() => onToggle('best')}>
        <SeatIcon />
      </Tool>
      <Tool label={t('select.open')} isPressed={opened === 'select'} onPress={() => onToggle('select')}>
        <CheckIcon />
      </Tool>
      <Tool
        label={t('heat.title')}
        isPressed={measure !== null}
        onPress={() => change({ measure: measure === null ? 'sold' : null })}
      >
        <ChartIcon />
      </Tool>
      <Tool label={t('blocks.open')} onPress={onBlocks}>
        <ListIcon />
      </Tool>
    </Box>
  );
}

interface ToolProps {
  label: string;
  isPressed?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ label, isPressed, onPress, children }: ToolProps) {
  return (
    <TipIconButton label={label} aria-pressed={isPressed} onClick={onPress} sx={TOOL_LOOK}>
      {children}
    </TipIconButton>
  );
}

const TOOLS_LOOK = {
  ...PANEL_LOOK,
  zIndex: 1,
  left: EDGE_PX,
  top: BAR_HEIGHT_PX + EDGE_PX / 2,
  display: 'flex',
  p: '3px',
};

const TOOL_LOOK = {
  width: PHONE_TOOL_PX,
  height: PHONE_TOOL_PX,
  borderRadius: '4px',
  color: LOOK.text2,
  '&[aria-pressed=true]': { bgcolor: LOOK.primarySoft, color: LOOK.primaryInk },
};
