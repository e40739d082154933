import { IMAGE_MAX_BYTES, IMAGE_MEDIA_TYPES, type ImageRefusal } from '@parterre/contract/choices/image-sizes';
import type { TFunction } from 'i18next';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '#api/api.ts';
import { errorText } from '#api/error-text.ts';
import { findProblem, isApiFailure } from '#api/failure.ts';
import { useAppDispatch } from '#api/store.ts';
import { IMAGE_TAGS, type ImageOwner, type ImagePlace, PLACE_SIZES } from './image-places.ts';
import { type RunningCall, useImageCalls } from './use-image-calls.ts';

/** What happens to the picture of one size; `text` is why it was refused, or what to know about it. */
type UploadState =
  | { status: 'waiting' | 'sending' }
  | { status: 'refused'; text: string }
  | { status: 'saved'; text: string | undefined };

export interface Uploads {
  states: Partial<Record<ImagePlace, UploadState>>;
  /** How far one picture for all sizes has come; null: there is none under way. */
  progress: { done: number; of: number } | null;
  upload: (mediaType: ImagePlace, file: File) => Promise<boolean>;
  uploadAll: (file: File) => Promise<void>;
  cancel: () => void;
  forget: (mediaType: ImagePlace) => void;
}

export function useUploads(owner: ImageOwner): Uploads {
  const { t } = useTranslation('images');
  const calls = useImageCalls(owner);
  const dispatch = useAppDispatch();
  const [states, setStates] = useState<Uploads['states']>({});
  const [progress, setProgress] = useState<Uploads['progress']>(null);
  const running = useRef(new Set<RunningCall>());
  const isCancelled = useRef(false);
  const set = (mediaType: ImagePlace, state: UploadState | undefined) =>
    setStates((before) => ({ ...before, [mediaType]: state }));

  const upload = async (mediaType: ImagePlace, file: File): Promise<boolean> => {
    if (file.size > IMAGE_MAX_BYTES) {
      set(mediaType, { status: 'refused', text: t('refused.tooLarge') });
      return false;
    }
    set(mediaType, { status: 'sending' });
    const pixels = await readPixels(file);
    const call = calls.put(mediaType, file);
    running.current.add(call);
    try {
      await call.unwrap();
      const isSmall = pixels !== undefined && isEnlarged(pixels, mediaType);
      set(mediaType, { status: 'saved', text: isSmall ? t('enlarged', pixels) : undefined });
      return true;
    } catch (error) {
      const isAborted = !isApiFailure(error);
      set(mediaType, isAborted ? undefined : { status: 'refused', text: describeImageError(error, t) });
      // Given up: the server may have stored it before it heard so.
      if (isAborted) dispatch(api.util.invalidateTags([IMAGE_TAGS[owner.kind]]));
      return false;
    } finally {
      running.current.delete(call);
    }
  };

  const uploadAll = async (file: File): Promise<void> => {
    isCancelled.current = false;
    for (const mediaType of IMAGE_MEDIA_TYPES) set(mediaType, { status: 'waiting' });
    for (const [done, mediaType] of IMAGE_MEDIA_TYPES.entries()) {
      setProgress({ done, of: IMAGE_MEDIA_TYPES.length });
      // What one size refuses the others would refuse too.
      if (!isCancelled.current && (await upload(mediaType, file))) continue;
      for (const left of IMAGE_MEDIA_TYPES.slice(done + 1)) set(left, undefined);
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
    forget: (mediaType) => set(mediaType, undefined),
  };
}

/** On a ticket a picture keeps its size: whether it is too coarse for paper, the preview says. */
const isEnlarged = ({ width, height }: { width: number; height: number }, mediaType: ImagePlace): boolean =>
  typeof mediaType === 'number' && (width < PLACE_SIZES[mediaType].width || height < PLACE_SIZES[mediaType].height);

/** Width and height of a picture as it is seen, upright; undefined for what the browser cannot read. */
async function readPixels(file: File): Promise<{ width: number; height: number } | undefined> {
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

/** Why a picture was not taken, and what to do: its own words where pictures have some, else those of the error. */
function describeImageError(error: unknown, t: TFunction<'images'>): string {
  const problem = findProblem(error);
  switch (problem?.code) {
    case 'FILE_TOO_LARGE':
      return t('refused.tooLarge');
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
