import { useEffect } from 'react';
import { useSession } from '../../session/session-context.ts';
import { NonIdealState } from './non-ideal-state.tsx';

/** Signing out is a page of its own, so that leaving for it asks about unsaved changes like any other way out. */
export function SignOutPage() {
  const session = useSession();
  // The page is there for nothing else: coming here is the wish to sign out.
  useEffect(() => void session.signOut(), [session]);
  return <NonIdealState kind="userLogout" />;
}
