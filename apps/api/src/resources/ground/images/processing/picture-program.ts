import { AppError } from '#errors.ts';
import { answerTasks } from '#workers/answer-tasks.ts';
import type { PictureAnswer, PictureRequest } from './picture-messages.ts';
import { processImage } from './process-image.ts';

answerTasks(async ({ bytes, mediaType, isAlone }: PictureRequest): Promise<PictureAnswer> => {
  try {
    return { image: await processImage(bytes, mediaType, { isAlone }) };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'IMAGE_REFUSED') throw error;
    return { refused: { ...error.extras, cause: undefined } };
  }
});
