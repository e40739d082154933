import ButtonBase from '@mui/material/ButtonBase';
import { useTranslation } from 'react-i18next';
import { LOOK } from '../../brands/look.ts';
import { Tip } from '../../ui/tip.tsx';
import { NARROW } from './editor-look.ts';
import { TOOL_ICONS } from './rich-text-icons.tsx';
import type { Tool } from './rich-text-tools.ts';

interface ToolButtonProps {
  tool: Tool;
  state: { isOn: boolean; isPossible: boolean };
  /** Where the Tab key stops in the toolbar. */
  isStop: boolean;
  onPress: () => void;
}

export function ToolButton({ tool, state, isStop, onPress }: ToolButtonProps) {
  const { t } = useTranslation('texts');
  const Icon = TOOL_ICONS[tool.name];
  const label = t(`editor.tools.${tool.name}`);
  const isToggle = tool.isOn !== undefined && tool.name !== 'link';
  return (
    <Tip title={tool.keys === undefined ? label : `${label} (${writeKeys(tool.keys)})`}>
      <ButtonBase
        aria-disabled={!state.isPossible}
        aria-haspopup={tool.name === 'link' ? 'dialog' : undefined}
        aria-label={label}
        aria-pressed={isToggle ? state.isOn : undefined}
        onClick={() => state.isPossible && onPress()}
        // The text keeps its selection.
        onMouseDown={(event) => event.preventDefault()}
        sx={state.isOn ? ON_LOOK : BUTTON_LOOK}
        tabIndex={isStop ? 0 : -1}
      >
        <Icon />
      </ButtonBase>
    </Tip>
  );
}

const writeKeys = (keys: string): string =>
  keys.replace('Mod', /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl').replaceAll(' ', '+');

const BUTTON_LOOK = {
  width: 30,
  height: 30,
  [NARROW]: { width: 26 },
  borderRadius: '5px',
  color: LOOK.text2,
  '& svg': { fontSize: 16 },
  '&:hover': { bgcolor: LOOK.hover, color: LOOK.text },
  '&[aria-disabled="true"]': { color: LOOK.text3, opacity: 0.5, cursor: 'default', bgcolor: 'transparent' },
  '&.Mui-focusVisible': { outline: `2px solid ${LOOK.focus}`, outlineOffset: -2 },
};
const ON_LOOK = { ...BUTTON_LOOK, bgcolor: LOOK.primarySoft, color: LOOK.primaryInk };
