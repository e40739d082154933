/**
 * Normalises a typed link target: `example.com` is a web page, `a@example.com` an e-mail address, `+49 40 1234` a phone
 * number. Returns undefined for a target that the server would remove.
 */
export function parseLink(typed: string): string | undefined {
  const text = typed.trim();
  if (/^(https?:\/\/|mailto:|tel:)\S+$/i.test(text)) return isReadable(text) ? text : undefined;
  if (/^\+?[\d\s()/.-]{6,}$/.test(text) && !/^\d+(\.\d+){3}$/.test(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  if (/^[^\s@:/]+@[^\s@:/]+\.[^\s@:/]+$/.test(text)) return `mailto:${text}`;
  if (/^[^\s:/@]+\.[^\s:/@]+([/?#]\S*)?$/.test(text) || /^localhost(:\d+)?([/?#]\S*)?$/.test(text)) {
    const web = `https://${text}`;
    return isReadable(web) ? web : undefined;
  }
  return undefined;
}

const isReadable = (text: string): boolean => URL.canParse(text);
