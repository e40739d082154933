import Box from '@mui/material/Box';
import createDOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import { RICH_TEXT_LOOK } from './rich-text-look.ts';
import { splitParagraphs } from './split-paragraphs.ts';

/** A stored rich text as people read it; cleaned once more, whatever it was stored by. */
export function RichTextView({ html, lang }: { html: string; lang?: string }) {
  const box = useRef<HTMLDivElement>(null);
  // The cleaned nodes are the browser's, not React's: they go in before the text is seen.
  useLayoutEffect(() => box.current?.replaceChildren(cleanRichText(splitParagraphs(html))), [html]);
  return <Box lang={lang} ref={box} sx={RICH_TEXT_LOOK} />;
}

/** The elements a rich text may hold; the server keeps the same (apps/api, sanitise-rich-text). */
const ALLOWED_TAGS = ['p', 'br', 'strong', 'em', 'u', 's', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a', 'hr'];

/** A HTML text as nodes for the page: nothing in them runs, loads or dresses; their links open elsewhere. */
export const cleanRichText = (html: string): DocumentFragment =>
  purify.sanitize(html, {
    ALLOWED_TAGS,
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^(https?|mailto|tel):/i,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });

const purify = createDOMPurify(window);
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return;
  element.setAttribute('target', '_blank');
  element.setAttribute('rel', 'noopener noreferrer nofollow');
});
