import { Suspense } from 'react';
import { lazyPart } from '#ui/lazy-part.ts';
import type { SaveModel } from './use-save-seats.ts';

const SkippedDialog = lazyPart(async () => (await import('./skipped-seats.tsx')).SkippedDialog);
const SeatsConflict = lazyPart(async () => (await import('./seats-conflict.tsx')).SeatsConflict);

export function SaveOutcome({ saving }: { saving: SaveModel }) {
  const { state, close, rebase } = saving;
  if (state.kind !== 'skipped' && state.kind !== 'conflict') return null;
  return (
    <Suspense fallback={null}>
      {state.kind === 'skipped' ? (
        <SkippedDialog skipped={state.skipped} onClose={close} />
      ) : (
        <SeatsConflict blocks={state.blocks} contested={state.contested} onRebase={rebase} onClose={close} />
      )}
    </Suspense>
  );
}
