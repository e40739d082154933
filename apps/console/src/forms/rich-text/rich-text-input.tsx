import Box from '@mui/material/Box';
import { Suspense, useCallback, useRef, useState } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { type FieldModel, useIsLocked } from '../fields/use-field.tsx';
import { EDITOR_BOX_LOOK } from './editor-look.ts';

interface RichTextInputProps {
  /** Its label must have the id `${field.id}-label`. */
  field: FieldModel;
  /** HTML, or '' for an empty text. */
  html: string;
  lang: string;
  onType: (html: string) => void;
}

const RichTextEditor = lazyPart(async () => (await import('./rich-text-editor.tsx')).RichTextEditor);

/**
 * The rich-text editor in a field's frame. It is the largest part of a form, so its code loads only when the field is
 * close to the visible area or gets the focus.
 */
export function RichTextInput({ field, ...rest }: RichTextInputProps) {
  const isLocked = useIsLocked();
  const isWanted = useRef(false);
  const [isNear, setNear] = useState(typeof IntersectionObserver === 'undefined');
  const { attach } = field;
  const waitForEditor = useCallback(
    (box: HTMLElement | null) => {
      if (box === null) return undefined;
      attach({
        focus: () => {
          isWanted.current = true;
          setNear(true);
        },
      });
      return typeof IntersectionObserver === 'undefined' ? undefined : watchFor(box, () => setNear(true));
    },
    [attach],
  );
  const room = <Box aria-busy ref={waitForEditor} sx={EDITOR_BOX_LOOK} />;
  if (!isNear) return room;
  return (
    <Suspense fallback={room}>
      <RichTextEditor {...rest} field={{ ...field, disabled: field.disabled || isLocked }} isWanted={isWanted} />
    </Suspense>
  );
}

const NEAR = '300px 0px';

function watchFor(box: HTMLElement, arrive: () => void): () => void {
  const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && arrive(), {
    rootMargin: NEAR,
  });
  observer.observe(box);
  return () => observer.disconnect();
}
