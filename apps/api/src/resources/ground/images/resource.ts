import { images } from '#db/schema/events/images.ts';
import type { PartOfShow } from '#resource.ts';
import { imageFilesJob, removeImageFiles } from './remove-image-files.ts';
import { putShowImage, removeShowImage } from './show-images.ts';

export const imagesResource: PartOfShow = {
  slug: 'images',
  showActions: ['image'],
  routes: [putShowImage, removeShowImage],

  pictureTables: [images],

  handlers: ({ storage, pictureTables }) => [
    imageFilesJob.handle((job, payload) => removeImageFiles({ ...job, storage, pictureTables }, payload)),
  ],
};
