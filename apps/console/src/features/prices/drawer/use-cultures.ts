import type { Show } from '@parterre/contract/shows';
import { usePromoter } from '../../../session/use-promoter.ts';

/** The languages an event's promoter writes in; what the event itself has, for those who see the event only. */
export function useCultures(show: Pick<Show, 'promoterCode' | 'defaultCulture' | 'name'>): readonly string[] {
  const promoter = usePromoter().all.find(({ code }) => code === show.promoterCode);
  return promoter?.cultures ?? [...new Set([show.defaultCulture, ...Object.keys(show.name)])];
}
