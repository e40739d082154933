import type { PlanPreview } from '@parterre/contract/seating-plans/import';
import { decodeGeometry, IMPORT_SIZE_BYTES_MAX } from '@parterre/seating-plan';
import type { Geometry } from '@parterre/seating-plan/geometry';
import { useEffect, useRef, useState } from 'react';
import { usePreviewSeatingPlanMutation } from '#api/queries/seating/seating-plans.ts';
import { useMarkUnsaved } from '#api/use-unsaved-changes.ts';
import { DEFAULT_OPTIONS, offersImport, type ReadOptions } from './read-options.ts';

export interface ShownPreview {
  preview: PlanPreview;
  /** A refused file has no geometry. */
  geometry: Geometry | null;
}

interface PreviewState {
  file: File | null;
  options: ReadOptions;
  isReading: boolean;
  /** The last one read, also while it is read again with other options. */
  shown: ShownPreview | null;
  /** Why the chosen file was not even sent. */
  refusal: FileRefusal | null;
  error: unknown;
}

export interface PlanPreviewModel extends PreviewState {
  choose: (file: File) => Promise<void>;
  setOptions: (options: ReadOptions) => void;
  retry: () => void;
  /** Stops reading: back to what was shown before, or to the choice of a file. */
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

/**
 * A chosen file and what an import would make of it. A new choice takes the place of one still being read. Needs
 * `plan:write`.
 */
export function usePlanPreview(venueId: number): PlanPreviewModel {
  const [send] = usePreviewSeatingPlanMutation();
  const [state, setState] = useState(NOTHING);
  const markUnsaved = useMarkUnsaved('inPage');
  const running = useRef<{ abort: () => void } | null>(null);
  const stop = () => {
    running.current?.abort();
    running.current = null;
  };
  // What is being read when the page goes away is of no use any more.
  useEffect(() => () => running.current?.abort(), []);

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
      const held = await keepPlanFile(chosen);
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
      stop();
      markUnsaved(isOffered(state.shown, state.options));
      setState((current) => (current.shown ? { ...current, isReading: false } : NOTHING));
    },
    reset: () => {
      stop();
      markUnsaved(false);
      setState(NOTHING);
    },
  };
}

/** A file that was refused leaves nothing to lose. */
const isOffered = (shown: ShownPreview | null | undefined, options: ReadOptions): boolean =>
  Boolean(shown && offersImport(shown.preview, options));

export type FileRefusal = 'tooLarge' | 'empty' | 'unreadable';
type KeptFile = { file: File } | { refusal: FileRefusal };

/**
 * Takes the file's bytes into memory, so that it can be sent again when an option changes, whatever happens on the disk
 * meanwhile. Refuses what the server would refuse by size.
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

/** The drawing of a preview; none when the file was refused. Throws RangeError for bytes that are no geometry. */
function decodePreview({ geometry }: Pick<PlanPreview, 'geometry'>): Geometry | null {
  if (geometry === undefined) return null;
  return decodeGeometry(Uint8Array.from(atob(geometry), (character) => character.charCodeAt(0)));
}
