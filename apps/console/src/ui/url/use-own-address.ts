import { useEffect } from 'react';

/** Frees an object URL (`blob:…`) when it is no longer shown. */
export function useOwnAddress(address: string | undefined): void {
  // The browser keeps the data until the URL is revoked.
  useEffect(() => {
    if (address === undefined) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);
}
