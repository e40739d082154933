import type { ReactNode } from 'react';
import { useFeatures } from '../src/session/use-features.ts';

/** As in the console, nothing shows until the permissions are loaded: a page that opened before would open twice. */
export function OncePermitted({ children }: { children: ReactNode }) {
  return useFeatures().features ? children : null;
}
