import Box from '@mui/material/Box';
import { useLayoutEffect, useRef } from 'react';
import { cleanRichText } from './clean-rich-text.ts';
import { RICH_TEXT_LOOK } from './rich-text-look.ts';
import { splitParagraphs } from './split-paragraphs.ts';

/** A stored rich text as people read it; cleaned once more, whatever it was stored by. */
export function RichTextView({ html, lang }: { html: string; lang?: string }) {
  const box = useRef<HTMLDivElement>(null);
  // The cleaned nodes are the browser's, not React's: they go in before the text is seen.
  useLayoutEffect(() => box.current?.replaceChildren(cleanRichText(splitParagraphs(html))), [html]);
  return <Box lang={lang} ref={box} sx={RICH_TEXT_LOOK} />;
}
