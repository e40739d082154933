/**
 * The elements that a rich text may contain: those of the editor, none of which can run scripts, load files or set
 * styles.
 */
export const RICH_TEXT_TAGS = [
  'p',
  'br',
  'strong',
  'em',
  'u',
  's',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'a',
  'hr',
] as const;

/** The schemes allowed in links of a rich text. */
export const RICH_TEXT_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/** The attributes of links in a rich text: a new tab, and neither an opener nor a referrer for the page they open. */
export const RICH_TEXT_LINK = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;
