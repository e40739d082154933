import type { ReactNode } from 'react';
import { useFeatures } from '#session/use-features.ts';

/** As in the console, nothing shows until the feature permissions are loaded. */
export function FeaturesGate({ children }: { children: ReactNode }) {
  return useFeatures().features && children;
}
