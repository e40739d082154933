import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { LOOK } from '../../../../dates/look.ts';
import { Kbd } from '../../../../ui/kbd.tsx';
import { useDesk } from '../desk/desk-context.ts';
import { TOOL_KEYS, TOOLS } from '../desk/tools.ts';
import { ToolIcon } from './tool-icon.tsx';

/** The first tool of each group has a line over it. */
const GROUP_STARTS = new Set(['drawRows', 'outline', 'stage']);

export function ToolStrip() {
  const { t } = useTranslation('plan-editor');
  const desk = useDesk();
  return (
    <Box aria-label={t('tools.title')} aria-orientation="vertical" role="toolbar" sx={STRIP_LOOK}>
      {TOOLS.map((tool) => (
        <ButtonBase
          aria-keyshortcuts={TOOL_KEYS[tool]}
          aria-label={t(`tools.${tool}`)}
          aria-pressed={desk.tool === tool}
          key={tool}
          onClick={() => desk.set({ tool })}
          sx={[TOOL_LOOK, GROUP_STARTS.has(tool) && { mt: 1 }]}
        >
          <ToolIcon tool={tool} />
          <Box component="span" sx={{ display: { xs: 'none', lg: 'inline' } }}>
            {t(`tools.${tool}`)}
          </Box>
          <Kbd sx={{ ml: 'auto' }}>{TOOL_KEYS[tool]}</Kbd>
        </ButtonBase>
      ))}
    </Box>
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
