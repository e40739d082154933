import type { ImageMediaType } from '@parterre/contract/choices/image-sizes';
import type { Permission } from '@parterre/contract/wire/permissions';

/** What differs from owner to owner: this kit knows none of them, so each feature hands its own in. */
export interface ImageSet {
  places: readonly ImagePlace[];
  /**
   * CROPPED: every place shows the same picture, cut to its size and enlarged where it is too small. WHOLE: each has one
   * of its own, which keeps its proportions and is at most as large as its place.
   */
  fit: 'CROPPED' | 'WHOLE';
  words: {
    list: string;
    intro: string;
    /** In words: what buyers see once a picture is gone. */
    removal: string;
    /** Instead of why it could not be. */
    removalFailed?: string;
  };
  /** Whether the reader has it is the page's to know. */
  permission: Permission;
  /** What the server may have changed although the call was given up. */
  tag: string;
}

/** A place for one picture, with the calls that fill and empty it. */
export interface ImagePlace {
  /** Stands in addresses: `?field=images.4`. */
  id: string;
  label: string;
  width: number;
  height: number;
  put: (file: File) => RunningCall;
  remove: () => RunningCall;
  /** What gives the picture to every event of a campaign; left out where there is nobody to give it to. */
  push?: { artistCampaignId: number; mediaType: ImageMediaType } | undefined;
}

/** A call under way: `unwrap` rejects with its failure, `abort` gives it up. */
export interface RunningCall {
  unwrap: () => Promise<unknown>;
  abort: () => void;
}

export interface PlacedImage {
  /** The id of its place. */
  mediaType: number | string;
  url: string;
  /** Whose it is, in words, where the owner has none of its own: it can be replaced, and not removed. */
  from?: string | undefined;
}
