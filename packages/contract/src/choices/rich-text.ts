/** The elements a rich text may hold: what the editor makes, and nothing that runs, loads or dresses. */
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

/** Where its links may lead. */
export const RICH_TEXT_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;

/** What its links say of themselves: they open elsewhere, and that page learns nothing of ours. */
export const RICH_TEXT_LINK = { target: '_blank', rel: 'noopener noreferrer nofollow' } as const;
