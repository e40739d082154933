import Box from '@mui/material/Box';
import { RICH_TEXT_LINK, RICH_TEXT_SCHEMES, RICH_TEXT_TAGS } from '@parterre/contract/choices/rich-text';
import createDOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import { RICH_TEXT_LOOK } from './rich-text-look.ts';
import { splitParagraphs } from './split-paragraphs.ts';

/** Renders a stored rich text, sanitised again in case it was stored unsanitised. */
export function RichTextView({ html, lang }: { html: string; lang?: string }) {
  const box = useRef<HTMLDivElement>(null);
  // React does not manage the sanitised nodes; a layout effect inserts them before painting.
  useLayoutEffect(() => box.current?.replaceChildren(cleanRichText(splitParagraphs(html))), [html]);
  return <Box lang={lang} ref={box} sx={RICH_TEXT_LOOK} />;
}

const ALLOWED_URI = new RegExp(`^(${RICH_TEXT_SCHEMES.join('|')}):`, 'i');

/** Sanitises HTML into nodes without scripts, resources or styles; links open in another tab. */
export const cleanRichText = (html: string): DocumentFragment =>
  purify.sanitize(html, {
    ALLOWED_TAGS: [...RICH_TEXT_TAGS],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: ALLOWED_URI,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });

const purify = createDOMPurify(window);
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName !== 'A') return;
  for (const [name, value] of Object.entries(RICH_TEXT_LINK)) element.setAttribute(name, value);
});
