import { requireRuntimeConfig } from './runtime-config.ts';

interface Found {
  etag: string;
  texts: Record<string, Record<string, string>>;
}

/**
 * Reads the promoter's own wording. Not a contract call: it runs before sign-in, and the original texts are shown if it
 * fails.
 */
export async function readOwnTexts(token: string): Promise<Found | undefined> {
  try {
    // `no-cache` makes the browser revalidate its copy by ETag, so unchanged texts are not sent again.
    const url = `${requireRuntimeConfig().apiBases.main}/translations/${encodeURIComponent(token)}`;
    const response = await fetch(url, { cache: 'no-cache' });
    if (!response.ok) return undefined;
    const texts: unknown = await response.json();
    return isTexts(texts) ? { etag: response.headers.get('etag') ?? JSON.stringify(texts), texts } : undefined;
  } catch {
    return undefined;
  }
}

/** Malformed texts would stop a page from rendering. */
const isTexts = (value: unknown): value is Found['texts'] =>
  isRecord(value) &&
  Object.values(value).every(
    (texts) => isRecord(texts) && Object.values(texts).every((text) => typeof text === 'string'),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
