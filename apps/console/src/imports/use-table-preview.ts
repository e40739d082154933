import { useRef, useState } from 'react';

interface PreviewState<Preview> {
  /** The latest preview that could be read; it may lag behind the current choices. */
  preview: Preview | null;
  /** True if the preview matches the current choices. */
  isCurrent: boolean;
  isReading: boolean;
  failure: string | null;
}

const NOTHING = { preview: null, isCurrent: false, isReading: false, failure: null };

/** The preview of a table that is read again after every choice, and then imported once; a failure keeps the preview. */
export function useTablePreview<Preview>(describe: (error: unknown) => string) {
  const [state, setState] = useState<PreviewState<Preview>>(NOTHING);
  /** Counts the previews requested, so that all answers but the last are ignored. */
  const asked = useRef(0);
  return {
    ...state,
    /** Shows the last preview meanwhile, if it is of the same table. */
    read: async (isSameTable: boolean, ask: () => Promise<Preview>) => {
      asked.current++;
      const turn = asked.current;
      setState((now) => ({ ...NOTHING, preview: isSameTable ? now.preview : null, isReading: true }));
      const settle = (answer: Partial<PreviewState<Preview>>) => {
        if (turn === asked.current) setState((now) => ({ ...now, ...answer, isReading: false }));
      };
      try {
        settle({ preview: await ask(), isCurrent: true });
      } catch (error) {
        settle({ failure: describe(error) });
      }
    },
    forget: () => {
      asked.current++;
      setState(NOTHING);
    },
    store: async (send: () => Promise<unknown>) => {
      setState((now) => ({ ...now, failure: null }));
      try {
        await send();
      } catch (error) {
        setState((now) => ({ ...now, failure: describe(error) }));
      }
    },
  };
}
