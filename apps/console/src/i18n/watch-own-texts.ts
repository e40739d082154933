import { readOwnTexts } from '#api/read-own-texts.ts';
import { layOwnTexts } from './lay-own-texts.ts';

/** spec §7: the translation content is refreshed every 60 seconds. */
export const REFRESH_MS = 60_000;

let refresh: (() => Promise<void>) | undefined;

/**
 * Shows what the promoter of a public token says, now and as it changes, until the function that it returns is called:
 * then the shipped texts stand again. What cannot be read changes nothing: the next minute asks again.
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

/** After a change of one's own, which need not wait for the next minute. */
export const refreshOwnTexts = async (): Promise<void> => refresh?.();
