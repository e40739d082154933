import { useEffect, useState } from 'react';
import { type OpenedDraft, openDraft } from './open-draft.ts';

type Opening = { status: 'opening' } | { status: 'failed'; error: unknown } | { status: 'open'; opened: OpenedDraft };

/** The draft of a plan, read once: from then on the desk is the truth, until `reopen`. */
export function useOpenDraft(planId: number) {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Opening & { attempt: number; planId: number }>({
    status: 'opening',
    attempt,
    planId,
  });
  // Documents of 100,000 seats stay out of the cache; the request is the browser's.
  useEffect(() => {
    const stop = new AbortController();
    openDraft(planId, stop.signal).then(
      (opened) => setState({ status: 'open', opened, attempt, planId }),
      (error: unknown) => {
        if (!stop.signal.aborted) setState({ status: 'failed', error, attempt, planId });
      },
    );
    return () => stop.abort();
  }, [planId, attempt]);
  const isCurrent = state.attempt === attempt && state.planId === planId;
  const current: Opening = isCurrent ? state : { status: 'opening' };
  return { state: current, attempt, reopen: () => setAttempt(attempt + 1) };
}
