import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FieldFrame } from '../fields/field-frame.tsx';
import { FieldInput } from '../fields/field-input.tsx';
import { parseLink } from './parse-link.ts';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Sets the link of the selected text; without a selection, also asks for the text. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { t } = useTranslation('texts');
  const titleId = useId();
  const [start] = useState(() => readLink(editor));
  const [target, setTarget] = useState(start.href);
  const [words, setWords] = useState('');
  const [isRefused, setRefused] = useState(false);
  const handleApply = (event: FormEvent) => {
    event.preventDefault();
    // Prevents the submission of the form around the editor.
    event.stopPropagation();
    const href = parseLink(target);
    if (href === undefined) return setRefused(true);
    putLink(editor, href, start.hasWords ? undefined : words.trim() || target.trim());
    onClose();
  };
  const handleRemove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Dialog aria-labelledby={titleId} disableRestoreFocus fullWidth maxWidth="xs" onClose={onClose} open>
      <form noValidate onSubmit={handleApply}>
        <DialogTitle id={titleId}>{t(start.href === '' ? 'link.add' : 'link.edit')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
          <PlainInput
            error={isRefused ? t('link.refused') : undefined}
            help={t('link.help')}
            hasFocus
            label={t('link.target')}
            onType={setTarget}
            text={target}
          />
          {!start.hasWords && <PlainInput label={t('link.words')} onType={setWords} text={words} />}
        </DialogContent>
        <DialogActions>
          {start.href !== '' && (
            <Button onClick={handleRemove} sx={{ mr: 'auto' }} variant="text">
              {t('link.remove')}
            </Button>
          )}
          <Button onClick={onClose} variant="outlined">
            {t('kit:drawers.cancel')}
          </Button>
          <Button color="primary" type="submit" variant="contained">
            {t('link.apply')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function readLink(editor: Editor) {
  const { href } = editor.getAttributes('link');
  const isLink = typeof href === 'string';
  return { href: isLink ? href : '', hasWords: isLink || !editor.state.selection.empty };
}

/** Links the whole existing link at the cursor, the selected text, or new text. */
function putLink(editor: Editor, href: string, words: string | undefined): void {
  const chain = editor.chain().focus();
  if (words === undefined) chain.extendMarkRange('link').setLink({ href }).run();
  else chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }).run();
}

interface PlainInputProps {
  label: string;
  text: string;
  onType: (text: string) => void;
  help?: string;
  error?: string | undefined;
  hasFocus?: boolean;
}

/** A field outside of a form that looks like one inside. */
function PlainInput({ label, text, onType, help, error, hasFocus = false }: PlainInputProps) {
  const id = useId();
  const input = useRef<{ focus: () => void } | null>(null);
  // The dialog takes the focus when it opens, so it is moved afterwards.
  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  const field = {
    id,
    label,
    help,
    error,
    disabled: false,
    isRequired: false,
    describedBy: error ? `${id}-error` : help ? `${id}-help` : undefined,
    value: text,
    change: () => undefined,
    blur: () => undefined,
    attach: (element: { focus: () => void } | null) => {
      input.current = element;
    },
  };
  return (
    <FieldFrame field={field}>
      <FieldInput field={field} input={{ autoComplete: 'off', spellCheck: false }} onType={onType} text={text} />
    </FieldFrame>
  );
}
