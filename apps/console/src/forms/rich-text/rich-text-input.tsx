import Box from '@mui/material/Box';
import { Suspense, useCallback, useRef, useState } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import { type FieldModel, useIsLocked } from '../fields/use-field.tsx';
import { EDITOR_BOX_LOOK } from './editor-look.ts';

interface RichTextInputProps {
  /** Its label has the id `${field.id}-label`. */
  field: FieldModel;
  /** The text is HTML, and '' when there are no words. */
  html: string;
  lang: string;
  onType: (html: string) => void;
}

const RichTextEditor = lazyPart(async () => (await import('./rich-text-editor.tsx')).RichTextEditor);

/**
 * The editor of rich text inside a field's frame. It is the heaviest part of a form, so it is loaded when the reader
 * comes near it, or when the form asks for the focus: no page starts with it.
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
