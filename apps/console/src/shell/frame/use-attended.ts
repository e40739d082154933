import { useEffect, useState } from 'react';

/** The time after the last input until the tab counts as unattended. */
export const ATTENDED_MS = 5 * 60_000;
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'focus'] as const;

/** True until there has been no input in the tab for a while. */
export function useAttended(): boolean {
  const [isAttended, setAttended] = useState(true);
  // Any input in the window counts.
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
