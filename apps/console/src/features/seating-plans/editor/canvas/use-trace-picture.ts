import { useEffect, useState } from 'react';
import { useDesk } from '../desk/desk-context.ts';

/** The picture to trace, when the browser has it. */
export function useTracePicture(): HTMLImageElement | null {
  const url = useDesk().trace?.url;
  const [loaded, setLoaded] = useState<HTMLImageElement | null>(null);
  // Loading a picture is the browser's.
  useEffect(() => {
    if (url === undefined) return setLoaded(null);
    const image = new Image();
    image.onload = () => setLoaded(image);
    image.src = url;
    return () => {
      image.onload = null;
    };
  }, [url]);
  return loaded;
}
