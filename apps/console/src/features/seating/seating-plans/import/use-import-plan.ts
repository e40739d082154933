import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#api/api.ts';
import { isApiFailure } from '#api/failure.ts';
import { useImportSeatingPlanMutation } from '#api/queries/seating/seating-plans.ts';
import { setUnsavedChanges } from '#api/settings.ts';
import { useAppDispatch } from '#api/store.ts';
import { paths } from '#pages/paths.ts';
import type { ReadOptions } from './read-options.ts';

export interface ImportRequest {
  file: File;
  options: ReadOptions;
  name: string;
  isDefault: boolean;
}

/**
 * Stores the plan and opens its page; resolves with false if cancelled. Needs `plan:write`. Rejects with the call's
 * failure, such as a name taken since the preview (NAME_TAKEN) or too many imports on the server (BUSY).
 */
export function useImportPlan(venueId: number) {
  const [send] = useImportSeatingPlanMutation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const running = useRef<{ abort: () => void } | null>(null);
  const [isImporting, setImporting] = useState(false);

  const importPlan = async (request: ImportRequest): Promise<boolean> => {
    const { file, options, name, isDefault } = request;
    const sent = send({ params: { venueId }, query: { ...options, name, isDefault }, file });
    running.current = sent;
    setImporting(true);
    try {
      const plan = await sent.unwrap();
      dispatch(setUnsavedChanges({ place: 'inPage', hasChanges: false }));
      await navigate(paths.plan(venueId, plan.id), { replace: true });
      return true;
    } catch (error) {
      if (isApiFailure(error)) throw error;
      // The server may have stored the plan before the cancellation reached it.
      dispatch(api.util.invalidateTags(['seating-plan', 'venue']));
      return false;
    } finally {
      running.current = null;
      setImporting(false);
    }
  };
  return { importPlan, isImporting, cancel: () => running.current?.abort() };
}
