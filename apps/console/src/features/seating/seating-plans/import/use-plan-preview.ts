import type { PlanPreview } from '@parterre/contract/seating-plans/import';
import { decodeGeometry, IMPORT_SIZE_BYTES_MAX } from '@parterre/seating-plan';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { useEffect, useRef, useState } from 'react';
import { usePreviewSeatingPlanMutation } from '#api/queries/seating/seating-plans.ts';
import { useMarkUnsaved } from '#api/use-unsaved-changes.ts';
import { DEFAULT_OPTIONS, offersImport, type ReadOptions } from './read-options.ts';

export interface ShownPreview {
  preview: PlanPreview;
  /** Null for a refused file. */
  geometry: Geometry | null;
}

interface PreviewState {
  file: File | null;
  options: ReadOptions;
  isReading: boolean;
  /** The last preview, kept while the file is read again with other options. */
  shown: ShownPreview | null;
  /** Why the chosen file was not sent. */
  refusal: FileRefusal | null;
  error: unknown;
}

export interface PlanPreviewModel extends PreviewState {
  choose: (file: File) => Promise<void>;
  setOptions: (options: ReadOptions) => void;
  retry: () => void;
  /** Stops reading and returns to the last preview, or to the choice of a file. */
  cancel: () => void;
  reset: () => void;
}

const NOTHING: PreviewState = {
  file: null,
  options: DEFAULT_OPTIONS,
  isReading: false,
  shown: null,
  refusal: null,
  error: undefined,
};

/** Previews the import of a chosen file. A new file replaces one that is still being read. Needs `plan:write`. */
export function usePlanPreview(venueId: number): PlanPreviewModel {
  const [send] = usePreviewSeatingPlanMutation();
  const [state, setState] = useState(NOTHING);
  const markUnsaved = useMarkUnsaved('inPage');
  const running = useRef<{ abort: () => void } | null>(null);
  /** The file chosen last, so that one which takes longer to load into memory does not replace it. */
  const newest = useRef<File | null>(null);
  const stop = () => {
    running.current?.abort();
    running.current = null;
  };
  // Aborts a running read when the page closes, and starts none for a file that is still loaded into memory.
  useEffect(
    () => () => {
      newest.current = null;
      running.current?.abort();
    },
    [],
  );

  const read = async (file: File, options: ReadOptions, shown: ShownPreview | null) => {
    stop();
    markUnsaved(true);
    setState({ file, options, isReading: true, shown, refusal: null, error: undefined });
    const request = send({ params: { venueId }, query: options, file });
    running.current = request;
    const settle = (change: Partial<PreviewState>) => {
      if (running.current !== request) return;
      markUnsaved(isOffered(change.shown, options));
      setState((current) => ({ ...current, isReading: false, ...change }));
    };
    try {
      const preview = await request.unwrap();
      settle({ shown: { preview, geometry: decodePreview(preview) } });
    } catch (error) {
      settle({ shown: null, error });
    }
  };

  return {
    ...state,
    choose: async (chosen) => {
      newest.current = chosen;
      const held = await keepPlanFile(chosen);
      if (newest.current !== chosen) return;
      if ('file' in held) await read(held.file, DEFAULT_OPTIONS, null);
      else setState((current) => ({ ...current, refusal: held.refusal }));
    },
    setOptions: (options) => {
      if (state.file) void read(state.file, options, state.shown);
    },
    retry: () => {
      if (state.file) void read(state.file, state.options, null);
    },
    cancel: () => {
      newest.current = null;
      stop();
      markUnsaved(isOffered(state.shown, state.options));
      setState((current) => (current.shown ? { ...current, isReading: false } : NOTHING));
    },
    reset: () => {
      newest.current = null;
      stop();
      markUnsaved(false);
      setState(NOTHING);
    },
  };
}

/** A refused file has nothing that could be lost. */
const isOffered = (shown: ShownPreview | null | undefined, options: ReadOptions): boolean =>
  Boolean(shown && offersImport(shown.preview, options));

export type FileRefusal = 'tooLarge' | 'empty' | 'unreadable';
type KeptFile = { file: File } | { refusal: FileRefusal };

/**
 * Copies the file into memory, so that changes on disk do not affect a second read with other options. Refuses sizes
 * that the server would refuse.
 */
async function keepPlanFile(chosen: File): Promise<KeptFile> {
  if (chosen.size > IMPORT_SIZE_BYTES_MAX) return { refusal: 'tooLarge' };
  if (chosen.size === 0) return { refusal: 'empty' };
  try {
    return { file: new File([await chosen.arrayBuffer()], chosen.name, { type: chosen.type }) };
  } catch {
    return { refusal: 'unreadable' };
  }
}

/** Decodes the drawing of a preview; null for a refused file. Throws RangeError for bytes that are not a geometry. */
function decodePreview({ geometry }: Pick<PlanPreview, 'geometry'>): Geometry | null {
  if (geometry === undefined) return null;
  return decodeGeometry(Uint8Array.from(atob(geometry), (character) => character.charCodeAt(0)));
}
