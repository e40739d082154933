import { createSvgIcon } from '@mui/material/utils';
import type { Editor } from '@tiptap/core';

/** The toolbar's icons, which load with the editor instead of with every page. */
export const TOOL_ICONS = {
  bold: draw('Bold', 'M4.75 3h3.5a2.4 2.4 0 0 1 0 4.8h-3.5zM4.75 7.8h4.1a2.6 2.6 0 0 1 0 5.2h-4.1zM4.75 3v10', 1.8),
  italic: draw('Italic', 'M6.5 3h4.5M5 13h4.5M9.25 3 6.75 13'),
  underline: draw('Underline', 'M4.5 2.75v4.5a3.5 3.5 0 0 0 7 0v-4.5M4 13.5h8'),
  strike: draw(
    'Strike',
    'M11.25 4.75C10.9 3.6 9.7 2.75 8 2.75c-1.9 0-3.25 1-3.25 2.5 0 1.2.8 1.9 2 2.4M2.5 8h11M9.6 8.3c1.1.5 1.8 1.2 1.8 2.35 0 1.6-1.4 2.6-3.4 2.6-1.9 0-3.2-.9-3.5-2.3',
  ),
  heading: draw('Heading', 'M3.5 3v10M10 3v10M3.5 8H10M12.25 6.5 13.5 5.75V13', 1.6),
  subheading: draw(
    'Subheading',
    'M3.5 5v8M8.5 5v8M3.5 9h5M11 8.75c.2-.9.8-1.25 1.5-1.25.9 0 1.5.6 1.5 1.35C14 10.5 11 11.25 11 13h3',
  ),
  bulletList: draw('BulletList', 'M6 4h7.5M6 8h7.5M6 12h7.5M2.75 4h.01M2.75 8h.01M2.75 12h.01', 1.6),
  orderedList: draw(
    'OrderedList',
    'M7 4h6.5M7 8h6.5M7 12h6.5M2.25 3.25 3.25 2.5v3M2.25 10.4c.3-.9 2-.8 1.9.3-.1.8-1.9 1.3-1.9 2.3h2',
  ),
  blockquote: draw('Blockquote', 'M3 3v10M6.5 4.5h7M6.5 8h7M6.5 11.5h4'),
  link: draw(
    'Link',
    'M6.75 9.25a2.5 2.5 0 0 0 3.6.1l2.2-2.2a2.55 2.55 0 0 0-3.6-3.6l-1 1M9.25 6.75a2.5 2.5 0 0 0-3.6-.1l-2.2 2.2a2.55 2.55 0 0 0 3.6 3.6l1-1',
  ),
  undo: draw('Undo', 'M5.5 3 2.75 5.75 5.5 8.5M2.75 5.75h6.5a4 4 0 0 1 0 8H6'),
  redo: draw('Redo', 'M10.5 3l2.75 2.75L10.5 8.5M13.25 5.75h-6.5a4 4 0 0 0 0 8H10'),
} as const;

type ToolName = keyof typeof TOOL_ICONS;

function draw(name: string, d: string, strokeWidth = 1.5) {
  return createSvgIcon(
    <path
      d={d}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={strokeWidth}
      transform="scale(1.5)"
    />,
    name,
  );
}

export interface Tool {
  name: ToolName;
  /** The shortcut, where `Ctrl` is ⌘ on Apple devices. */
  keys?: string;
  run: (editor: Editor, askLink: () => void) => void;
  isOn?: (editor: Editor) => boolean;
  isPossible?: (editor: Editor) => boolean;
}

export const TOOLS: readonly (readonly Tool[])[] = [
  [
    mark('bold', 'Ctrl B', (editor) => editor.chain().focus().toggleBold().run()),
    mark('italic', 'Ctrl I', (editor) => editor.chain().focus().toggleItalic().run()),
    mark('underline', 'Ctrl U', (editor) => editor.chain().focus().toggleUnderline().run()),
    mark('strike', 'Ctrl Shift S', (editor) => editor.chain().focus().toggleStrike().run()),
  ],
  [
    heading('heading', 3),
    heading('subheading', 4),
    mark('bulletList', 'Ctrl Shift 8', (editor) => editor.chain().focus().toggleBulletList().run()),
    mark('orderedList', 'Ctrl Shift 7', (editor) => editor.chain().focus().toggleOrderedList().run()),
    mark('blockquote', 'Ctrl Shift B', (editor) => editor.chain().focus().toggleBlockquote().run()),
  ],
  [{ name: 'link', run: (_editor, askLink) => askLink(), isOn: (editor) => editor.isActive('link') }],
  [
    {
      name: 'undo',
      keys: 'Ctrl Z',
      run: (editor) => editor.chain().focus().undo().run(),
      isPossible: (editor) => editor.can().undo(),
    },
    {
      name: 'redo',
      keys: 'Ctrl Shift Z',
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
