import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { TOOLS, type Tool, UNDO_STEPS_MAX } from '@parterre/seat-map';
import type { ComponentType, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { BAR_HEIGHT_PX } from '#pages/work-bar.tsx';
import { BrushIcon, GroupIcon, HandIcon, RowIcon, SquareIcon, UndoIcon } from '#ui/icons.tsx';
import { Kbd, nameKeys, spellKeys } from '#ui/kbd.tsx';
import { Tip } from '#ui/tip.tsx';
import { useMapSnapshot, useSeatDesk, useUndo } from '../desk/seat-desk-context.ts';
import { EDGE_PX, PANEL_LOOK, TOOLS_NARROW_PX, TOOLS_WIDTH_PX } from '../use-layout.ts';

const ICONS: Readonly<Record<Tool['icon'], ComponentType>> = {
  hand: HandIcon,
  square: SquareIcon,
  row: RowIcon,
  group: GroupIcon,
  brush: BrushIcon,
};

export function ToolPanel({ children }: { children?: ReactNode }) {
  const { t } = useTranslation('seats');
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
        shortcut="Mod Z"
        icon={<UndoIcon />}
        isDisabled={steps === 0}
        reason={readOnlyReason}
        onPress={undo}
      />
      <Box sx={{ ...STEPS_LOOK, display: { xs: 'none', lg: 'block' } }}>
        {t('tools.steps', { count: steps, most: UNDO_STEPS_MAX })}
      </Box>
      {children}
    </Box>
  );
}

interface ToolButtonProps {
  label: string;
  shortcut?: string;
  icon: ReactNode;
  isPressed?: boolean;
  isDisabled?: boolean;
  /** Why the user may not use the tool. */
  reason?: string | undefined;
  onPress: () => void;
}

/** A tool of the panel; on narrow screens it shows icon and key, with the label as a tooltip. */
export function ToolButton({ label, shortcut, icon, isPressed, isDisabled = false, reason, onPress }: ToolButtonProps) {
  const { breakpoints } = useTheme();
  const hasWord = useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  const button = (
    <ButtonBase
      aria-keyshortcuts={shortcut && spellKeys(shortcut)}
      aria-label={label}
      aria-pressed={isPressed}
      aria-disabled={reason !== undefined || undefined}
      aria-description={reason}
      disabled={isDisabled && reason === undefined}
      onClick={reason === undefined ? onPress : undefined}
      sx={TOOL_LOOK}
    >
      {icon}
      {hasWord && (
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          {label}
        </Box>
      )}
      {shortcut && (
        <Kbd sx={{ ml: 'auto', ...(shortcut.length > 1 && { fontSize: 10, px: '3px' }) }}>{nameKeys(shortcut)}</Kbd>
      )}
    </ButtonBase>
  );
  if (hasWord && reason === undefined) return button;
  return (
    <Tip title={reason === undefined ? label : hasWord ? reason : `${label}: ${reason}`} placement="right">
      {isDisabled && reason === undefined ? <span>{button}</span> : button}
    </Tip>
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

const TOOL_LOOK = {
  display: 'flex',
  justifyContent: 'flex-start',
  gap: { xs: 0, lg: 1.25 },
  width: '100%',
  height: 32,
  pl: 1,
  pr: 0.75,
  borderRadius: '4px',
  typography: 'button',
  color: LOOK.text2,
  '&:hover': { bgcolor: LOOK.hover },
  '&[aria-pressed=true]': { bgcolor: LOOK.primarySoft, color: LOOK.primaryInk },
  '&.Mui-disabled, &[aria-disabled=true]': { color: LOOK.text3, opacity: 0.7 },
  '&[aria-disabled=true]': { cursor: 'not-allowed' },
};
