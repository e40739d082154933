import Box from '@mui/material/Box';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LOOK } from '../../brands/look.ts';
import type { FieldModel } from '../fields/use-field.ts';
import { NARROW } from './editor-look.ts';
import { LinkDialog } from './link-dialog.tsx';
import { TOOLS, type Tool } from './rich-text-tools.ts';
import { ToolButton } from './tool-button.tsx';

interface RichTextToolbarProps {
  editor: Editor;
  field: FieldModel;
}

/** One stop of the Tab key; the arrow keys move along it. */
export function RichTextToolbar({ editor, field }: RichTextToolbarProps) {
  const { t } = useTranslation('texts');
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const [isLinking, setLinking] = useState(false);
  const states = useEditorState({ editor, selector: () => IN_ORDER.map(readState(editor)) });
  const walk = (event: KeyboardEvent) => {
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
      onKeyDown={walk}
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
