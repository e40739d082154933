import type { ReactNode } from 'react';
import { useFeatures } from '#session/use-features.ts';

/** Like the console, renders nothing until the feature permissions have loaded. */
export function FeaturesGate({ children }: { children: ReactNode }) {
  return useFeatures().features && children;
}
