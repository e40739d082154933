import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { TOOLS, type Tool } from '@parterre/plan-editor';
import { useTranslation } from 'react-i18next';
import { LOOK } from '../../../../brands/look.ts';
import { Kbd } from '../../../../ui/kbd.tsx';
import { Tip } from '../../../../ui/tip.tsx';
import { useDesk } from '../desk/desk-context.ts';
import { ToolIcon } from './tool-icon.tsx';

export function ToolStrip() {
  const { t } = useTranslation('plan-editor');
  const { breakpoints } = useTheme();
  const isNarrow = !useMediaQuery(breakpoints.up('lg'), { noSsr: true });
  return (
    <Box aria-label={t('tools.title')} aria-orientation="vertical" role="toolbar" sx={STRIP_LOOK}>
      {TOOLS.map((tool, at) => (
        <ToolButton
          isApart={tool.kind !== (TOOLS[at - 1] ?? tool).kind}
          isNarrow={isNarrow}
          key={tool.name}
          tool={tool}
        />
      ))}
    </Box>
  );
}

/** Apart from the one before where it is of another kind. On narrow screens the icon and its key stand for the word, and the tip says it. */
function ToolButton({ tool, isApart, isNarrow }: { tool: Tool; isApart: boolean; isNarrow: boolean }) {
  const { t } = useTranslation('plan-editor');
  const desk = useDesk();
  const { name, key, words, icon } = tool;
  const label = t(words);
  const button = (
    <ButtonBase
      aria-keyshortcuts={key}
      aria-label={label}
      aria-pressed={desk.tool === name}
      onClick={() => desk.set({ tool: name })}
      sx={[TOOL_LOOK, isApart && { mt: 1 }]}
    >
      <ToolIcon icon={icon} />
      {!isNarrow && <span>{label}</span>}
      <Kbd sx={{ ml: 'auto' }}>{key}</Kbd>
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
