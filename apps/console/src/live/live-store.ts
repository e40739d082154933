/** A state outside of React that React reads. */
export interface LiveStore<State> {
  getState(): State;
  subscribe(listener: () => void): () => void;
}

export function createLiveStore<State>(initial: State): LiveStore<State> & { set(change: Partial<State>): void } {
  const listeners = new Set<() => void>();
  let state = initial;
  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of [...listeners]) listener();
    },
  };
}
