import { readOwnTexts } from '#api/read-own-texts.ts';
import { layOwnTexts } from './lay-own-texts.ts';

/** spec §7: the translation content is refreshed every 60 seconds. */
export const REFRESH_MS = 60_000;

let refresh: (() => Promise<void>) | undefined;

/**
 * Shows a promoter's replacements, found by its public token, and follows changes until the returned function is
 * called, which restores the shipped texts. A failed read is ignored: the next minute tries again.
 */
export function watchOwnTexts(token: string): () => void {
  let shown: string | undefined;
  const ask = async () => {
    const found = await readOwnTexts(token);
    if (!found || found.etag === shown || refresh !== ask) return;
    shown = found.etag;
    await layOwnTexts({ own: found.texts });
  };
  refresh = ask;
  void ask();
  const timer = setInterval(() => void ask(), REFRESH_MS);
  return () => {
    clearInterval(timer);
    if (refresh !== ask) return;
    refresh = undefined;
    void layOwnTexts({ own: {} });
  };
}

/** Reads immediately after the user's own change, instead of within a minute. */
export const refreshOwnTexts = async (): Promise<void> => refresh?.();
