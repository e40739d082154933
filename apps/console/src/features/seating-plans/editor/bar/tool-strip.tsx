import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { LOOK } from '../../../../brands/look.ts';
import { Kbd } from '../../../../ui/kbd.tsx';
import { Tip } from '../../../../ui/tip.tsx';
import { useDesk } from '../desk/desk-context.ts';
import { TOOL_KEYS, TOOLS, type Tool } from '../desk/tools.ts';
import { ToolIcon } from './tool-icon.tsx';

/** The first tool of each group has a line over it. */
const GROUP_STARTS = new Set(['drawRows', 'outline', 'stage']);

export function ToolStrip() {
  const { t } = useTranslation('plan-editor');
  const { breakpoints } = useTheme();
  const isNarrow = !useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  return (
    <Box aria-label={t('tools.title')} aria-orientation="vertical" role="toolbar" sx={STRIP_LOOK}>
      {TOOLS.map((tool) => (
        <ToolButton isNarrow={isNarrow} key={tool} tool={tool} />
      ))}
    </Box>
  );
}

/** On narrow screens the icon and its key stand for the word, and the tip says it. */
function ToolButton({ tool, isNarrow }: { tool: Tool; isNarrow: boolean }) {
  const { t } = useTranslation('plan-editor');
  const desk = useDesk();
  const label = t(`tools.${tool}`);
  const button = (
    <ButtonBase
      aria-keyshortcuts={TOOL_KEYS[tool]}
      aria-label={label}
      aria-pressed={desk.tool === tool}
      onClick={() => desk.set({ tool })}
      sx={[TOOL_LOOK, GROUP_STARTS.has(tool) && { mt: 1 }]}
    >
      <ToolIcon tool={tool} />
      {!isNarrow && <span>{label}</span>}
      <Kbd sx={{ ml: 'auto' }}>{TOOL_KEYS[tool]}</Kbd>
    </ButtonBase>
  );
  if (!isNarrow) return button;
  return (
    <Tip placement="right" title={label}>
      {button}
    </Tip>
  );
}

const STRIP_LOOK = {
  flex: 'none',
  width: { xs: 78, lg: 196 },
  p: 0.5,
  overflowY: 'auto',
  bgcolor: LOOK.surface,
  borderRight: `1px solid ${LOOK.line}`,
};

const TOOL_LOOK = {
  display: 'flex',
  justifyContent: 'flex-start',
  gap: 1.25,
  width: '100%',
  height: 32,
  pl: 1,
  pr: 0.75,
  borderRadius: '4px',
  typography: 'button',
  color: LOOK.text2,
  whiteSpace: 'nowrap',
  '&:hover': { bgcolor: LOOK.hover },
  '&[aria-pressed=true]': { bgcolor: LOOK.primarySoft, color: LOOK.primaryInk },
};
