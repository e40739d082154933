import { useState } from 'react';
import { useIsOpen } from '#drawers/use-is-open.ts';

interface Portion {
  orders: number;
  isDone: boolean;
}

/**
 * Requests portions until the work is done, and counts the orders. Closing the drawer stops it between two portions;
 * each portion is a transaction.
 */
export function usePortions(): { done: number; workThrough: (next: () => Promise<Portion>) => Promise<number> } {
  const [done, setDone] = useState(0);
  const isOpen = useIsOpen();
  const workThrough = async (next: () => Promise<Portion>) => {
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
  return { done, workThrough };
}
