import { IMAGE_BYTES_MAX, type ImageRefusal } from '@parterre/contract/choices/image-sizes';
import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#api/api.ts';
import { errorText } from '#api/error-text.ts';
import { findProblem, isApiFailure } from '#api/failure.ts';
import { useAppDispatch } from '#api/store.ts';
import { IMAGE_LIMITS } from './image-limits.ts';
import type { ImagePlace, ImageSet, RunningCall } from './image-set.ts';

/** The upload state of a place; `text` is the reason of a refusal, or a hint. */
type UploadState =
  | { status: 'waiting' | 'sending' }
  | { status: 'refused'; text: string }
  | { status: 'saved'; text: string | undefined };

export interface Uploads {
  /** Keyed by the id of the place. */
  states: Readonly<Partial<Record<string, UploadState>>>;
  /** The progress of one picture for all sizes; null if none is running. */
  progress: { done: number; of: number } | null;
  upload: (place: ImagePlace, file: File) => Promise<boolean>;
  uploadAll: (file: File) => Promise<void>;
  cancel: () => void;
  forget: (place: ImagePlace) => void;
}

export function useUploads({ places, fit, tag }: ImageSet): Uploads {
  const { t } = useTranslation('images');
  const dispatch = useAppDispatch();
  const [states, setStates] = useState<Uploads['states']>({});
  const [progress, setProgress] = useState<Uploads['progress']>(null);
  const running = useRef(new Set<RunningCall>());
  const isCancelled = useRef(false);
  const set = ({ id }: ImagePlace, state: UploadState | undefined) =>
    setStates((before) => ({ ...before, [id]: state }));

  const upload = async (place: ImagePlace, file: File): Promise<boolean> => {
    if (file.size > IMAGE_BYTES_MAX) {
      set(place, { status: 'refused', text: t('refused.tooLarge', IMAGE_LIMITS) });
      return false;
    }
    set(place, { status: 'sending' });
    const pixels = await readPixels(file);
    const call = place.put(file);
    running.current.add(call);
    try {
      await call.unwrap();
      // Pictures that are not cropped are not enlarged.
      const isSmall = fit === 'CROPPED' && pixels !== undefined && isEnlarged(pixels, place);
      set(place, { status: 'saved', text: isSmall ? t('enlarged', pixels) : undefined });
      return true;
    } catch (error) {
      const isAborted = !isApiFailure(error);
      set(place, isAborted ? undefined : { status: 'refused', text: describeImageError(error, t) });
      // The server may have stored the picture before the abort reached it.
      if (isAborted) dispatch(api.util.invalidateTags([tag]));
      return false;
    } finally {
      running.current.delete(call);
    }
  };

  const uploadAll = async (file: File): Promise<void> => {
    isCancelled.current = false;
    for (const place of places) set(place, { status: 'waiting' });
    for (const [done, place] of places.entries()) {
      setProgress({ done, of: places.length });
      // A picture refused for one size would be refused for the others too.
      if (!isCancelled.current && (await upload(place, file))) continue;
      for (const left of places.slice(done + 1)) set(left, undefined);
      break;
    }
    setProgress(null);
  };

  return {
    states,
    progress,
    upload,
    uploadAll,
    cancel: () => {
      isCancelled.current = true;
      for (const call of running.current) call.abort();
    },
    forget: (place) => set(place, undefined),
  };
}

type Pixels = { width: number; height: number };

const isEnlarged = ({ width, height }: Pixels, place: Pixels): boolean => width < place.width || height < place.height;

/** Returns width and height as displayed, after rotation; undefined if the browser cannot read the file. */
async function readPixels(file: File): Promise<Pixels | undefined> {
  try {
    const bitmap = await createImageBitmap(file);
    const { width, height } = bitmap;
    bitmap.close();
    return { width, height };
  } catch {
    return undefined;
  }
}

const REASONS: Record<ImageRefusal, true> = {
  UNREADABLE: true,
  TOO_MANY_PIXELS: true,
  TOO_MUCH_MEMORY: true,
  TOO_SLOW: true,
};

/** Says why a picture was refused and what to do; falls back to the error's own text. */
function describeImageError(error: unknown, t: TFunction<'images'>): string {
  const problem = findProblem(error);
  switch (problem?.code) {
    case 'FILE_TOO_LARGE':
      return t('refused.tooLarge', IMAGE_LIMITS);
    case 'FILE_TYPE_REFUSED':
      return t('refused.type');
    case 'BUSY':
      return t('refused.busy');
    case 'IMAGE_REFUSED': {
      const { reason, ...values } = problem.details ?? {};
      return isReason(reason) ? t(`refused.${reason}`, values) : errorText(error);
    }
    default:
      return errorText(error);
  }
}

const isReason = (reason: unknown): reason is ImageRefusal => typeof reason === 'string' && reason in REASONS;
