import Box from '@mui/material/Box';
import { lazy, Suspense, useCallback, useRef } from 'react';
import type { FieldModel } from '../fields/use-field.ts';
import { useIsLocked } from '../form-fields.tsx';
import { EDITOR_BOX_LOOK } from './editor-look.ts';

interface RichTextInputProps {
  /** Its label has the id `${field.id}-label`. */
  field: FieldModel;
  /** HTML; '' when there are no words. */
  html: string;
  lang: string;
  onType: (html: string) => void;
}

const RichTextEditor = lazy(async () => ({ default: (await import('./rich-text-editor.tsx')).RichTextEditor }));

/** The editor of rich text inside a field's frame. It is loaded when the first one is shown, so no page starts with it. */
export function RichTextInput({ field, ...rest }: RichTextInputProps) {
  const isLocked = useIsLocked();
  const isWanted = useRef(false);
  const { attach } = field;
  // A form may ask for the focus before the editor has arrived.
  const waitForEditor = useCallback(
    (box: HTMLElement | null) => {
      if (box) attach({ focus: () => (isWanted.current = true) });
    },
    [attach],
  );
  return (
    <Suspense fallback={<Box aria-busy ref={waitForEditor} sx={EDITOR_BOX_LOOK} />}>
      <RichTextEditor {...rest} field={{ ...field, disabled: field.disabled || isLocked }} isWanted={isWanted} />
    </Suspense>
  );
}
