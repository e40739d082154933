import { useEffect } from 'react';

/** Lets go of the bytes behind an address of the browser's own (`blob:…`) once it is no longer shown. */
export function useOwnAddress(address: string | undefined): void {
  // The browser keeps the bytes until it is told that nobody looks at them.
  useEffect(() => {
    if (address === undefined) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);
}
