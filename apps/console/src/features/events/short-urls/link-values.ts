import type { ShortUrl } from '@parterre/contract/short-urls';
import { toSlug } from '@parterre/contract/wire/to-slug';

/** A link as its form holds it. The slug is asked for once, when it is made. */
export interface LinkValues {
  title: string;
  targetUrl: string;
  isActive: boolean;
}

export interface NewLinkValues extends LinkValues {
  /** The server makes a slug when this is empty. */
  slug: string;
}

export const EMPTY_LINK: NewLinkValues = { title: '', targetUrl: '', slug: '', isActive: true };

export const toLinkValues = ({ title, targetUrl, isActive }: ShortUrl): LinkValues => ({ title, targetUrl, isActive });

export function toLinkBody({ slug: typed, ...values }: NewLinkValues, showCode: string) {
  const slug = toSlug(typed);
  return { ...values, targetUrl: values.targetUrl.trim(), showCode, ...(slug === '' ? {} : { slug }) };
}

/** Returns only what changed. */
export const toLinkPatch = ({ targetUrl, ...changed }: Partial<LinkValues>) => ({
  ...changed,
  ...(targetUrl === undefined ? {} : { targetUrl: targetUrl.trim() }),
});

/** An address without its scheme: what people read and type. */
export const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '');

interface TargetParts {
  host: string;
  /** The path and what follows it, or '' for the start page. */
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
