import { createHash, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { createContext } from '#context/create-context.ts';
import type { Reader } from '#context.ts';
import type { Database } from '#db/database.ts';
import { promoters } from '#db/schema/promoters/promoters.ts';
import { systemActor } from '#identity/actor.ts';
import type { Log } from '#process/log.ts';
import { findFault } from './find-fault.ts';
import { readOwnTexts } from './read.ts';
import { findShippedForm } from './shipped-texts.ts';

interface TranslationsOptions {
  database: Database;
  now: () => Date;
  log: Log;
}

/** The texts that the console lays over its own: by language, and by catalogue with key. */
type Content = Record<string, Record<string, string>>;

/** The id of the promoter and its key. */
const TOKEN = /^(\d{1,9})\.([0-9a-f]{32})$/;

/** Serves the texts of a promoter to clients with its public token. Nobody is signed in. */
export function openTranslations(options: TranslationsOptions) {
  return {
    /** Returns the content as JSON with its ETag; undefined for a token that no promoter has. */
    read: async (token: string): Promise<{ etag: string; body: string } | undefined> => {
      const [, id, key = ''] = TOKEN.exec(token) ?? [];
      if (id === undefined) return undefined;
      const promoterIds = [Number(id)];
      const actor = systemActor('translations', promoterIds);
      const owned = createContext({ ...options, actor, promoterIds, requestId: 'translations' });
      const content = await readContent(owned.ctx, Number(id), key).finally(() => owned.release());
      if (!content) return undefined;
      const body = JSON.stringify(content);
      return { etag: `"${createHash('sha256').update(body).digest('base64url')}"`, body };
    },
  };
}

async function readContent(reader: Reader, promoterId: number, key: string): Promise<Content | undefined> {
  const [promoter] = await reader.db
    .select({ key: promoters.translationKey })
    .from(promoters)
    .where(eq(promoters.id, promoterId));
  if (!promoter || !isSame(promoter.key, key)) return undefined;
  const content: Content = {};
  for (const row of await readInOrder(reader, promoterId)) {
    const form = findShippedForm(row.catalogue, row.key, row.language);
    // The shipped text may have changed since. An own text that does not fit it would be shown broken.
    if (row.text === null || !form || findFault(row.text, form)) continue;
    content[row.language] = { ...content[row.language], [`${row.catalogue}:${row.key}`]: row.text };
  }
  return content;
}

/** Reads in a fixed order, so that the ETag depends only on the texts. */
async function readInOrder(reader: Reader, promoterId: number) {
  const own = await readOwnTexts(reader, promoterId);
  return [...own].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** Takes the same time for every key, so that the response time reveals nothing about the right one. */
const isSame = (key: string, given: string): boolean =>
  key.length === given.length && timingSafeEqual(Buffer.from(key), Buffer.from(given));
