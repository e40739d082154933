import { useEffect, useState } from 'react';

/** How long after the last sign of life somebody is taken to be there. */
export const ATTENDED_MS = 5 * 60_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focus'] as const;

/** Whether somebody is at the tab: not once nothing was pressed or moved in it for a while. */
export function useAttended(): boolean {
  const [isAttended, setAttended] = useState(true);
  // Signs of life come from anywhere in the window.
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const handleSign = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setAttended(false), ATTENDED_MS);
      setAttended(true);
    };
    handleSign();
    for (const sign of SIGNS) window.addEventListener(sign, handleSign, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const sign of SIGNS) window.removeEventListener(sign, handleSign);
    };
  }, []);
  return isAttended;
}
