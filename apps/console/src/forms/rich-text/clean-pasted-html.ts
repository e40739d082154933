/**
 * Removes styles and handlers from pasted HTML before anything parses it, because the page's policy blocks them. Bold
 * and italic styles become elements; the editor's schema drops everything else.
 */
export function cleanPastedHtml(html: string): string {
  const open: string[][] = [];
  return html.replace(TOKEN, (...[, , slash, tag = '', attributes = '']: (string | undefined)[]) => {
    const name = tag.toLowerCase();
    const isEnd = slash === '/';
    if (INLINE.has(name)) return isEnd ? endInline(open) : startInline(open, name, attributes);
    if (CELLS.has(name)) return isEnd ? ' ' : '';
    if (!BLOCKS.has(name)) return '';
    return isEnd ? `</${LEVELS[name] ?? name}>` : `<${LEVELS[name] ?? name}${keepAttributes(name, attributes)}>`;
  });
}

/** Matches a comment, an element whose content is not text, or one tag with its attributes. */
const TOKEN =
  /<!--[\s\S]*?-->|<(style|script|title|svg|math|iframe|object|template|noscript)\b[\s\S]*?<\/\1\s*>|<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^"'>])*)>/gi;

const BLOCKS = new Set('p div br u s del strike h1 h2 h3 h4 h5 h6 ul ol li blockquote hr a tr pre section'.split(' '));
const INLINE = new Set(['b', 'strong', 'i', 'em', 'span']);
const CELLS = new Set(['td', 'th']);
/** The editor has two heading levels; table rows become lines. */
const LEVELS: Record<string, string> = { h1: 'h3', h2: 'h3', h5: 'h4', h6: 'h4', tr: 'p', pre: 'p' };

function startInline(open: string[][], name: string, attributes: string): string {
  const style = readAttribute(attributes, 'style') ?? '';
  const isBold = /font-weight:\s*(bold|[6-9]00)/i.test(style) || (/^(b|strong)$/.test(name) && !isNormal(style));
  const isItalic = /font-style:\s*(italic|oblique)/i.test(style) || /^(i|em)$/.test(name);
  const names = [...(isBold ? ['strong'] : []), ...(isItalic ? ['em'] : [])];
  open.push(names);
  return names.map((one) => `<${one}>`).join('');
}

const endInline = (open: string[][]): string =>
  (open.pop() ?? [])
    .toReversed()
    .map((one) => `</${one}>`)
    .join('');

/** Google Docs wraps all copied content in a `b` that is not bold. */
const isNormal = (style: string): boolean => /font-weight:\s*(normal|[1-5]00)/i.test(style);

/** Keeps the target of a link, and the marker of content cut from an editor. */
function keepAttributes(name: string, attributes: string): string {
  return ['data-pm-slice', ...(name === 'a' ? ['href'] : [])]
    .map((attribute) => [attribute, readAttribute(attributes, attribute)] as const)
    .map(([attribute, value]) => (value === undefined ? '' : ` ${attribute}="${value.replaceAll('"', '&quot;')}"`))
    .join('');
}

function readAttribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s>]+))`, 'i').exec(attributes);
  return match?.[1] ?? match?.[2] ?? match?.[3];
}
