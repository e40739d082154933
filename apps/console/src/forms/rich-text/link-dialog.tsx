import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Editor } from '@tiptap/core';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseLink } from './parse-link.ts';
import { PlainInput } from './plain-input.tsx';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Where the marked words lead; without marked words it asks for them too. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const { t } = useTranslation('texts');
  const titleId = useId();
  const [start] = useState(() => readLink(editor));
  const [target, setTarget] = useState(start.href);
  const [words, setWords] = useState('');
  const [isRefused, setRefused] = useState(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // The form around the editor must not take it for its own.
    event.stopPropagation();
    const href = parseLink(target);
    if (href === undefined) return setRefused(true);
    putLink(editor, href, start.hasWords ? undefined : words.trim() || target.trim());
    onClose();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Dialog aria-labelledby={titleId} disableRestoreFocus fullWidth maxWidth="xs" onClose={onClose} open>
      <form noValidate onSubmit={apply}>
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
            <Button onClick={remove} sx={{ mr: 'auto' }} variant="text">
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

/** On the whole link the cursor is in, on the marked words, or on words of its own. */
function putLink(editor: Editor, href: string, words: string | undefined): void {
  const chain = editor.chain().focus();
  if (words === undefined) chain.extendMarkRange('link').setLink({ href }).run();
  else chain.insertContent({ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }).run();
}
