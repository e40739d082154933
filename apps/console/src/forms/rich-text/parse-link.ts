import { RICH_TEXT_SCHEMES } from '@parterre/contract/choices/rich-text';

/**
 * Normalises a typed link target: `example.com` is a web page, `a@example.com` an e-mail address, `+49 40 1234` a phone
 * number. Returns undefined for a target that the server would remove.
 */
export function parseLink(typed: string): string | undefined {
  const text = typed.trim();
  if (SCHEME.test(text)) return isReadable(text) ? text : undefined;
  if (/^\+?[\d\s()/.-]{6,}$/.test(text) && !/^\d+(\.\d+){3}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  if (/^[^\s:/@]+\.[^\s:/@]+([/?#]\S*)?$/.test(text) || /^localhost(:\d+)?([/?#]\S*)?$/.test(text)) {
    const web = `https://${text}`;
    return isReadable(web) ? web : undefined;
  }
  return undefined;
}

const SCHEME = new RegExp(
  `^(${RICH_TEXT_SCHEMES.map((scheme) => (scheme.startsWith('http') ? `${scheme}://` : `${scheme}:`)).join('|')})\\S+$`,
  'i',
);

const isReadable = (text: string): boolean => URL.canParse(text);
