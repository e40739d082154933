import { getShortUrlQrCode } from '@parterre/contract/calls/short-urls';
import { useEffect, useState } from 'react';
import { requestCall } from '../../../api/request-call.ts';

interface QrCode {
  /** Of a picture in the browser's memory; undefined until it is here. */
  address: string | undefined;
  hasFailed: boolean;
  retry: () => void;
}

interface Loaded {
  id: number;
  address: string | undefined;
}

/** The QR code of a link as a picture. An <img> cannot send the token, so the browser is given the bytes: hence the effects. */
export function useQrCode(id: number): QrCode {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const isWanted = loaded?.id !== id;
  const address = isWanted ? undefined : loaded.address;
  useEffect(() => {
    if (!isWanted) return undefined;
    const stop = new AbortController();
    fetchPicture(id, stop.signal).then(
      (picture) => setLoaded({ id, address: URL.createObjectURL(picture) }),
      () => {
        if (!stop.signal.aborted) setLoaded({ id, address: undefined });
      },
    );
    return () => stop.abort();
  }, [id, isWanted]);
  useEffect(() => {
    if (address === undefined) return undefined;
    return () => URL.revokeObjectURL(address);
  }, [address]);
  return { address, hasFailed: !isWanted && address === undefined, retry: () => setLoaded(null) };
}

async function fetchPicture(id: number, signal: AbortSignal): Promise<Blob> {
  const response = await requestCall(getShortUrlQrCode, { params: { id }, query: { format: 'svg' } }, { signal });
  const picture = await response.blob();
  signal.throwIfAborted();
  return picture;
}
