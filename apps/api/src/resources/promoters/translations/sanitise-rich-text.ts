import type { TextByCulture } from '@parterre/contract/wire/values';
import sanitizeHtml from 'sanitize-html';

/** What a rich text may contain: what the editor makes, and nothing that executes, loads or styles. */
const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'em', 'u', 's', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'a', 'hr'],
  allowedAttributes: { a: ['href', 'target', 'rel'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { target: '_blank', rel: 'noopener noreferrer nofollow' }),
    b: 'strong',
    i: 'em',
    h1: 'h3',
    h2: 'h3',
  },
};

/** Returns rich texts as they may be stored. Only allowed elements stay; a language without words is left out. */
export function sanitiseRichText(texts: TextByCulture): TextByCulture {
  const clean = Object.entries(texts).map(([culture, html]) => [culture, sanitizeHtml(html, ALLOWED).trim()] as const);
  return Object.fromEntries(clean.filter(([, html]) => hasWords(html)));
}

const hasWords = (html: string): boolean => /<hr\b/.test(html) || html.replace(/<[^>]*>|&nbsp;|\s/g, '') !== '';
