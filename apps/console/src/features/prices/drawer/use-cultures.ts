import type { Show } from '@parterre/contract/shows';
import { useTextCultures } from '../../../session/use-text-cultures.ts';

/** The languages the tickets of an event are written in. */
export const useCultures = (show: Pick<Show, 'promoterCode' | 'defaultCulture' | 'name'>): readonly string[] =>
  useTextCultures(show);
