import Box from '@mui/material/Box';
import { TOOLS, type Tool, UNDO_STEPS_MAX } from '@parterre/seat-map';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BAR_HEIGHT_PX, LOOK } from '#brands/look.ts';
import { chooseCounted } from '#i18n/format-number.ts';
import { ToolButton } from '#programme/seats/tool-button.tsx';
import { useMapSnapshot } from '#programme/seats/use-map-snapshot.ts';
import { BrushIcon, GroupIcon, HandIcon, RowIcon, SquareIcon, UndoIcon } from '#ui/icons.tsx';
import { useSeatDesk, useUndo } from '../desk/seat-desk-context.ts';
import { EDGE_PX, PANEL_LOOK, TOOLS_NARROW_PX, TOOLS_WIDTH_PX } from '../use-layout.ts';

const ICONS: Readonly<Record<Tool['icon'], ComponentType>> = {
  hand: HandIcon,
  square: SquareIcon,
  row: RowIcon,
  group: GroupIcon,
  brush: BrushIcon,
};

export function ToolPanel({ children }: { children?: ReactNode }) {
  const { t, i18n } = useTranslation('seats');
  const { desk, readOnlyReason } = useSeatDesk();
  const { map } = desk;
  const tool = useMapSnapshot(map, (snapshot) => snapshot.tool);
  const steps = useMapSnapshot(map, (snapshot) => snapshot.undoDepth);
  const undo = useUndo();
  return (
    <Box role="toolbar" aria-label={t('tools.title')} aria-orientation="vertical" sx={TOOLS_LOOK}>
      {TOOLS.map(({ name, key, words, icon, needsWrite }) => {
        const Icon = ICONS[icon];
        return (
          <ToolButton
            key={name}
            isPressed={tool === name}
            label={t(words)}
            shortcut={key}
            icon={<Icon />}
            reason={needsWrite ? readOnlyReason : undefined}
            onPress={() => map.setTool(name)}
          />
        );
      })}
      <Box sx={{ height: '1px', bgcolor: LOOK.line, m: 0.5 }} />
      <ToolButton
        label={t('tools.undo')}
        shortcut="Ctrl Z"
        icon={<UndoIcon />}
        isDisabled={steps === 0}
        reason={readOnlyReason}
        onPress={undo}
      />
      <Box sx={{ ...STEPS_LOOK, display: { xs: 'none', lg: 'block' } }}>
        {t('tools.steps', {
          count: chooseCounted(steps, UNDO_STEPS_MAX, i18n.language),
          done: steps,
          most: UNDO_STEPS_MAX,
        })}
      </Box>
      {children}
    </Box>
  );
}

const TOOLS_LOOK = {
  ...PANEL_LOOK,
  left: EDGE_PX,
  top: BAR_HEIGHT_PX + EDGE_PX,
  width: { xs: TOOLS_NARROW_PX, lg: TOOLS_WIDTH_PX },
  p: 0.5,
};

const STEPS_LOOK = {
  typography: 'tiny',
  color: LOOK.text3,
  fontVariantNumeric: 'tabular-nums',
  p: '2px 8px 4px 34px',
};
