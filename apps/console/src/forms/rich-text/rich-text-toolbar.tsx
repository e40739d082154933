import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '#brands/look.ts';
import { Tip } from '#ui/controls/tip.tsx';
import { nameKeys } from '#ui/kbd.tsx';
import type { FieldModel } from '../fields/use-field.tsx';
import { NARROW } from './editor-look.ts';
import { LinkDialog } from './link-dialog.tsx';
import { TOOL_ICONS, TOOLS, type Tool } from './rich-text-tools.tsx';

interface RichTextToolbarProps {
  editor: Editor;
  field: FieldModel;
}

/** A single tab stop; arrow keys move within it. */
export function RichTextToolbar({ editor, field }: RichTextToolbarProps) {
  const { t } = useTranslation('texts');
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const states = useEditorState({ editor, selector: () => IN_ORDER.map(readState(editor)) });
  const handleKeyDown = (event: KeyboardEvent) => {
    const buttons = [...(bar.current?.querySelectorAll('button') ?? [])];
    const next = findStop(event.key, buttons.indexOf(document.activeElement as HTMLButtonElement), buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    buttons[next]?.focus();
  };
  return (
    <Box
      aria-controls={field.id}
      aria-label={t('editor.toolbar', { label: field.label })}
      onKeyDown={handleKeyDown}
      ref={bar}
      role="toolbar"
      sx={BAR_LOOK}
    >
      {TOOLS.map((group) => (
        <Box key={group[0]?.name} sx={GROUP_LOOK}>
          {group.map((tool) => {
            const at = IN_ORDER.indexOf(tool);
            return (
              <ToolButton
                isStop={at === stop}
                key={tool.name}
                onPress={() => tool.run(editor, () => setLinking(true))}
                state={states[at] ?? OFF}
                tool={tool}
              />
            );
          })}
        </Box>
      ))}
      {isLinking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Box>
  );
}

const IN_ORDER = TOOLS.flat();
const OFF = { isOn: false, isPossible: true };

const readState = (editor: Editor) => (tool: Tool) => ({
  isOn: tool.isOn?.(editor) ?? false,
  isPossible: tool.isPossible?.(editor) ?? true,
});

function findStop(key: string, at: number, count: number): number | undefined {
  if (at < 0) return undefined;
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

const BAR_LOOK = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1,
  [NARROW]: { columnGap: 0.5 },
  px: 0.5,
  py: 0.25,
  borderBottom: `1px solid ${LOOK.line}`,
};
const GROUP_LOOK = { display: 'flex', gap: '2px', [NARROW]: { gap: 0 } };

interface ToolButtonProps {
  tool: Tool;
  state: { isOn: boolean; isPossible: boolean };
  /** True for the toolbar's tab stop. */
  isStop: boolean;
  onPress: () => void;
}

function ToolButton({ tool, state, isStop, onPress }: ToolButtonProps) {
  const { t } = useTranslation('texts');
  const Icon = TOOL_ICONS[tool.name];
  const label = t(`editor.tools.${tool.name}`);
  const isToggle = tool.isOn !== undefined && tool.name !== 'link';
  return (
    <Tip title={tool.keys === undefined ? label : `${label} (${nameKeys(tool.keys, t).replaceAll(' ', '+')})`}>
      <ButtonBase
        aria-disabled={!state.isPossible}
        aria-haspopup={tool.name === 'link' ? 'dialog' : undefined}
        aria-label={label}
        aria-pressed={isToggle ? state.isOn : undefined}
        onClick={() => state.isPossible && onPress()}
        // Keeps the selection in the text.
        onMouseDown={(event) => event.preventDefault()}
        sx={state.isOn ? ON_LOOK : BUTTON_LOOK}
        tabIndex={isStop ? 0 : -1}
      >
        <Icon />
      </ButtonBase>
    </Tip>
  );
}

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
