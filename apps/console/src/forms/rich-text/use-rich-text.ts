import { RICH_TEXT_LINK, RICH_TEXT_SCHEMES } from '@parterre/contract/choices/rich-text';
import type { Editor, Extensions } from '@tiptap/core';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type RefObject, useEffect, useMemo, useRef } from 'react';
import { splitParagraphs } from '#ui/rich-text/split-paragraphs.ts';
import type { FieldModel } from '../fields/use-field.tsx';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { parseLink } from './parse-link.ts';

export interface RichTextOptions {
  field: FieldModel;
  html: string;
  lang: string;
  onType: (html: string) => void;
  /** True if the form requested the focus before the editor had loaded. */
  isWanted: RefObject<boolean>;
}

const PARSE = { preserveWhitespace: true } as const;

/** Creates the editor of a field, which follows the form's value and reports input; null until it is created. */
export function useRichText({ field, html, lang, onType, isWanted }: RichTextOptions): Editor | null {
  const sent = useRef([html]);
  const attributes = useAttributes(field, lang);
  const editor = useEditor({
    extensions: RICH_TEXT_EXTENSIONS,
    content: splitParagraphs(html),
    parseOptions: PARSE,
    injectCSS: false,
    // An editor created during rendering would be discarded if the page suspends.
    immediatelyRender: false,
    editable: !field.disabled,
    editorProps: attributes,
    onUpdate: ({ editor: changed }) => {
      const typed = readHtml(changed);
      sent.current.push(typed);
      onType(typed);
    },
    onBlur: field.blur,
  });
  useFollowedHtml(editor, html, sent);
  const { attach } = field;
  // The editor is created after its field and takes a focus requested before.
  useEffect(() => {
    if (!editor) return;
    attach({ focus: () => editor.commands.focus() });
    if (isWanted.current) editor.commands.focus();
    isWanted.current = false;
  }, [attach, editor, isWanted]);
  // The editor keeps this state outside of React.
  useEffect(() => editor?.setEditable(!field.disabled, false), [editor, field.disabled]);
  return editor;
}

function useFollowedHtml(editor: Editor | null, html: string, sent: RefObject<string[]>): void {
  // The editor keeps its text outside of React. Input returns from the form late, so only a value that was not typed
  // here replaces the text.
  useEffect(() => {
    if (!editor) return;
    const at = sent.current.lastIndexOf(html);
    if (at >= 0) {
      sent.current.splice(0, at);
      return;
    }
    sent.current = [html];
    const put = editor.chain().setMeta('addToHistory', false);
    put.setContent(splitParagraphs(html), { emitUpdate: false, parseOptions: PARSE }).run();
  }, [editor, html, sent]);
}

function useAttributes({ id, error, describedBy, disabled }: FieldModel, lang: string) {
  return useMemo(
    () => ({
      attributes: {
        id,
        lang,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': `${id}-label`,
        'aria-invalid': String(error !== undefined),
        ...(describedBy === undefined ? {} : { 'aria-describedby': describedBy }),
        ...(disabled ? { 'aria-disabled': 'true' } : {}),
      },
      transformPastedHTML: cleanPastedHtml,
    }),
    [id, lang, error, describedBy, disabled],
  );
}

/** Returns HTML in the server's form: '' for an empty text, and links with the target first. */
function readHtml(editor: Editor): string {
  const html = editor.getHTML();
  if (editor.state.doc.textContent.trim() === '' && !html.includes('<hr')) return '';
  return html.replace(/<a ([^>]*) (href="[^"]*")>/g, '<a $2 $1>');
}

/** Allows exactly the elements that the server keeps (apps/api, sanitise-rich-text), in its notation. */
const RICH_TEXT_EXTENSIONS: Extensions = [
  StarterKit.configure({
    heading: { levels: [3, 4] },
    code: false,
    codeBlock: false,
    // An added empty line after a list would change a text without any input.
    trailingNode: false,
    link: {
      autolink: false,
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (uri) => isKeptLink(uri),
      HTMLAttributes: RICH_TEXT_LINK,
    },
  }),
];

const isKeptLink = (uri: string): boolean =>
  RICH_TEXT_SCHEMES.some((scheme) => uri.toLowerCase().startsWith(`${scheme}:`)) && parseLink(uri) !== undefined;
