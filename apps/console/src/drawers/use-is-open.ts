import { type RefObject, useEffect, useRef } from 'react';

/** True while the component is on the page: for what is answered after its user may have gone on. */
export function useIsOpen(): Readonly<RefObject<boolean>> {
  const isOpen = useRef(false);
  // Work that runs outside of React learns only by an effect that the component has been closed.
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  return isOpen;
}
