import { requireRuntimeConfig } from './runtime-config.ts';

interface Found {
  etag: string;
  texts: Record<string, Record<string, string>>;
}

/**
 * Reads what a promoter says otherwise in the console, under its public token; undefined when that cannot be had. It is
 * no call of the contract: nobody need be signed in, and the texts are shown as shipped without it.
 */
export async function readOwnTexts(token: string): Promise<Found | undefined> {
  try {
    // The browser keeps the last answer and sends its ETag along; what has not changed is not sent again.
    const url = `${requireRuntimeConfig().apiBases.main}/translations/${encodeURIComponent(token)}`;
    const response = await fetch(url, { cache: 'no-cache' });
    if (!response.ok) return undefined;
    const texts: unknown = await response.json();
    return isTexts(texts) ? { etag: response.headers.get('etag') ?? JSON.stringify(texts), texts } : undefined;
  } catch {
    return undefined;
  }
}

/** Texts that are none would stop a page from rendering. */
const isTexts = (value: unknown): value is Found['texts'] =>
  isRecord(value) &&
  Object.values(value).every(
    (texts) => isRecord(texts) && Object.values(texts).every((text) => typeof text === 'string'),
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
