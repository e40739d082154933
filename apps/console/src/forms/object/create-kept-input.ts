import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

interface KeptInput<V> {
  /** What was kept at this address when the form opened; undefined if nothing was. */
  typed: V | undefined;
  keep: (typed: V) => void;
}

/**
 * Creates a hook for one form, whose users leave it to create something that it asks for. Their input is kept by the
 * form's address until it opens there again.
 */
export function createKeptInput<V>(): () => KeptInput<V> {
  const kept = new Map<string, V>();
  return () => {
    const { pathname } = useLocation();
    const [typed] = useState(() => kept.get(pathname));
    // From now on the form holds it: what is discarded there does not return.
    useEffect(() => void kept.delete(pathname), [pathname]);
    return { typed, keep: (values) => void kept.set(pathname, values) };
  };
}
