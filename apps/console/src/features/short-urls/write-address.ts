/** An address without its scheme: what people read and type. */
export const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '');

export interface TargetParts {
  host: string;
  /** Path and what follows; '' for the start page. */
  rest: string;
}

/** Host and the rest, so that a table can show the part that differs. */
export function splitTarget(targetUrl: string): TargetParts {
  if (!URL.canParse(targetUrl)) return { host: targetUrl, rest: '' };
  const { host, pathname, search, hash } = new URL(targetUrl);
  const rest = `${pathname}${search}${hash}`;
  return { host, rest: rest === '/' ? '' : decodeReadably(rest) };
}

function decodeReadably(text: string): string {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
}
