import type { Editor } from '@tiptap/core';
import type { ToolName } from './rich-text-icons.tsx';

export interface Tool {
  name: ToolName;
  /** As it is pressed, `Mod` being Ctrl or ⌘. */
  keys?: string;
  run: (editor: Editor, askLink: () => void) => void;
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

/** The toolbar, group by group. */
export const TOOLS: readonly (readonly Tool[])[] = [
  [
    mark('bold', 'Mod B', (editor) => editor.chain().focus().toggleBold().run()),
    mark('italic', 'Mod I', (editor) => editor.chain().focus().toggleItalic().run()),
    mark('underline', 'Mod U', (editor) => editor.chain().focus().toggleUnderline().run()),
    mark('strike', 'Mod Shift S', (editor) => editor.chain().focus().toggleStrike().run()),
  ],
  [
    heading('heading', 3),
    heading('subheading', 4),
    mark('bulletList', 'Mod Shift 8', (editor) => editor.chain().focus().toggleBulletList().run()),
    mark('orderedList', 'Mod Shift 7', (editor) => editor.chain().focus().toggleOrderedList().run()),
    mark('blockquote', 'Mod Shift B', (editor) => editor.chain().focus().toggleBlockquote().run()),
  ],
  [{ name: 'link', run: (_editor, askLink) => askLink(), isOn: (editor) => editor.isActive('link') }],
  [
    {
      name: 'undo',
      keys: 'Mod Z',
      run: (editor) => editor.chain().focus().undo().run(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      keys: 'Mod Shift Z',
      run: (editor) => editor.chain().focus().redo().run(),
      isPossible: (editor) => editor.can().redo(),
    },
  ],
];

function mark(name: ToolName, keys: string, run: Tool['run']): Tool {
  return { name, keys, run, isOn: (editor) => editor.isActive(name) };
}

function heading(name: ToolName, level: 3 | 4): Tool {
  return {
    name,
    keys: `Mod Alt ${level}`,
    run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
    isOn: (editor) => editor.isActive('heading', { level }),
  };
}
