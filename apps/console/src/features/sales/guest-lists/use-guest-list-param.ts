import { useIdParam } from '#pages/use-id-param.ts';
import { useShowCode } from '#programme/shows/use-show-code.ts';

/** The show and list of the URL; the code in upper case, as the server returns it. */
export function useGuestListParam(): { showCode: string; guestListId: number } {
  return { showCode: useShowCode(), guestListId: useIdParam('guestListId') };
}
