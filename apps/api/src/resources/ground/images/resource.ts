import { images } from '#db/schema/events/images.ts';
import type { PartOfShow } from '../show-rows/show-part.ts';
import { imageFilesJob, removeImageFiles } from './remove-image-files.ts';
import { putShowImage, removeShowImage } from './show-images.ts';
import { imagesOfShow } from './show-part.ts';

export const imagesResource: PartOfShow = {
  slug: 'images',
  routes: [putShowImage, removeShowImage],

  showPart: imagesOfShow,

  pictureTables: [images],

  handlers: ({ storage, pictureTables }) => [
    imageFilesJob.handle((job, payload) => removeImageFiles({ ...job, storage, pictureTables }, payload)),
  ],
};
