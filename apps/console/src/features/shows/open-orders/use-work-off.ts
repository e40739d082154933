import { useEffect, useRef, useState } from 'react';

/** What one portion of the work did. */
export interface Portion {
  orders: number;
  isDone: boolean;
}

/**
 * Asks for one portion after the other until the work is done, and counts. Closing the drawer stops it between two
 * portions: each is whole by itself.
 */
export function useWorkOff(): { done: number; workOff: (next: () => Promise<Portion>) => Promise<number> } {
  const [done, setDone] = useState(0);
  const isOpen = useRef(true);
  // What runs on after the drawer has gone must hear of it.
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  const workOff = async (next: () => Promise<Portion>) => {
    let total = 0;
    setDone(0);
    while (isOpen.current) {
      const { orders, isDone } = await next();
      total += orders;
      setDone(total);
      if (isDone || orders === 0) break;
    }
    return total;
  };
  return { done, workOff };
}
