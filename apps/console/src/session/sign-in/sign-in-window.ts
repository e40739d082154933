import { paths } from '#pages/paths.ts';

const LOOK_EVERY_MS = 500;

/** How a window to sign in again ended. Whoever signs in elsewhere meanwhile needs it no longer. */
export type SignInWindowEnd = 'blocked' | 'closed' | 'notNeeded';

/** Opens the window and stays with it: a closed window tells nobody, so it is looked at again and again. */
export async function openSignInWindow(isNeeded: () => boolean): Promise<SignInWindowEnd> {
  const opened = window.open(`${paths.login()}?popup`, 'parterre-sign-in', 'popup,width=520,height=680');
  if (!opened) return 'blocked';
  while (isNeeded()) {
    if (opened.closed) return 'closed';
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  opened.close();
  return 'notNeeded';
}
