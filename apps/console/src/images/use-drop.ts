import { type DragEvent, useState } from 'react';

/** Makes an element a place for one dropped file; undefined for who may not. `isOver` while a file is held above it. */
export function useDrop(onFile: ((file: File) => void) | undefined) {
  const [isOver, setOver] = useState(false);
  const hover = (event: DragEvent) => {
    if (!onFile || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return {
    isOver,
    place: {
      onDragEnter: hover,
      onDragOver: hover,
      onDragLeave: (event: DragEvent) => {
        const to = event.relatedTarget;
        if (!(to instanceof Node) || !event.currentTarget.contains(to)) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        const [file] = event.dataTransfer.files;
        if (!onFile || !file) return;
        event.preventDefault();
        onFile(file);
      },
    },
  };
}
