import type { ShortUrl } from '@parterre/contract/short-urls';
import { toSlug } from '@parterre/contract/wire/to-slug';

/** The form values of a link. The slug is entered only on creation. */
export interface LinkValues {
  title: string;
  targetUrl: string;
  isActive: boolean;
}

export interface NewLinkValues extends LinkValues {
  /** If empty, the server generates one. */
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

/** Removes the scheme, which people neither read nor type. */
export const withoutScheme = (url: string): string => url.replace(/^https?:\/\//, '');

interface TargetParts {
  host: string;
  /** Path, query and fragment; '' for the start page. */
  rest: string;
}

/** Splits host and rest, so that a table can show the part that differs. */
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
