import type { FileKind } from '@parterre/contract/wire/file-types';
import { type DragEvent, useState } from 'react';
import { takeFile } from './take-file.ts';

/**
 * Takes one file that is dropped on an element, besides its file input, because not everybody can drag; none if `onFile`
 * is undefined. `isOver` is true while a file that will be taken is over the element.
 */
export function useFileDrop(kind: FileKind, onFile: ((file: File) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  const hover = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Otherwise the browser leaves the page and opens the file.
    event.preventDefault();
    setOver(onFile !== undefined);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: hover,
      onDragOver: hover,
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        const { files } = event.dataTransfer;
        setOver(false);
        if (files.length === 0) return;
        event.preventDefault();
        if (onFile) takeFile(files, kind, onFile);
      },
    },
  };
}
