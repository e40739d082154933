import type { ShortUrl } from '@parterre/contract/short-urls';
import { toSlug } from '@parterre/contract/wire/to-slug';

/** A link as its form holds it. The slug is asked for once, when it is made. */
export interface LinkValues {
  title: string;
  targetUrl: string;
  isActive: boolean;
}

export interface NewLinkValues extends LinkValues {
  /** Empty: one is made. */
  slug: string;
}

export const EMPTY_LINK: NewLinkValues = { title: '', targetUrl: '', slug: '', isActive: true };

export const toLinkValues = ({ title, targetUrl, isActive }: ShortUrl): LinkValues => ({ title, targetUrl, isActive });

export function toCreateBody({ slug: typed, ...values }: NewLinkValues, showCode: string) {
  const slug = toSlug(typed);
  return { ...values, targetUrl: values.targetUrl.trim(), showCode, ...(slug === '' ? {} : { slug }) };
}

/** Only what changed. */
export const toLinkPatch = ({ targetUrl, ...changed }: Partial<LinkValues>) => ({
  ...changed,
  ...(targetUrl === undefined ? {} : { targetUrl: targetUrl.trim() }),
});
