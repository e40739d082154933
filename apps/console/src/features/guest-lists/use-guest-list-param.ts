import { useParams } from 'react-router';
import { parseId } from '#api/cookies.ts';

/** The event and the list of the URL, in the spelling the server gives the event. */
export function useGuestListParam(): { showCode: string; guestListId: number } {
  const { showCode = '', guestListId = '' } = useParams();
  return { showCode: showCode.toUpperCase(), guestListId: parseId(guestListId) ?? 0 };
}
