import { RICH_TEXT_LINK, RICH_TEXT_SCHEMES, RICH_TEXT_TAGS } from '@parterre/contract/choices/rich-text';
import type { TextByCulture } from '@parterre/contract/wire/values';
import sanitizeHtml from 'sanitize-html';

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [...RICH_TEXT_TAGS],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: [...RICH_TEXT_SCHEMES],
  allowProtocolRelative: false,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', RICH_TEXT_LINK),
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
  },
};

/** Prepares rich texts for storage: only allowed elements stay, and a language without words is left out. */
export function sanitiseRichText(texts: TextByCulture): TextByCulture {
  const clean = Object.entries(texts).map(([culture, html]) => [culture, sanitizeHtml(html, ALLOWED).trim()] as const);
  return Object.fromEntries(clean.filter(([, html]) => hasWords(html)));
}

const hasWords = (html: string): boolean => /<hr\b/.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
