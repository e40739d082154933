import type { EditorDesk, NewLabels } from '@parterre/plan-editor';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';

export const DeskContext = createContext<EditorDesk | null>(null);

/** Rerenders when the drawing, selection or settings change. */
export function useDesk(): EditorDesk {
  const desk = useRestingDesk();
  useSyncExternalStore(desk.subscribe, () => desk.version);
  return desk;
}

/** Rerenders once per frame while the pointer or the camera moves: for small components only. */
export function useMovingDesk(): EditorDesk {
  const desk = useRestingDesk();
  const [, setFrame] = useState(0);
  // Pointer events are more frequent than frames.
  useEffect(() => {
    let frame = 0;
    const stop = desk.subscribePainter(() => {
      frame ||= requestAnimationFrame((at) => {
        frame = 0;
        setFrame(at);
      });
    });
    return () => {
      stop();
      cancelAnimationFrame(frame);
    };
  }, [desk]);
  return desk;
}

/** Never rerenders: for event handlers, which read the desk when they run. */
export function useRestingDesk(): EditorDesk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('No desk');
  return desk;
}

export function useNewLabels(): NewLabels {
  const { t } = useTranslation('plan-editor');
  return { block: t('new.block'), area: t('new.area'), stage: t('new.stage'), text: t('new.text') };
}
