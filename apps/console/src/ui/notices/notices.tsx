import { Suspense, useSyncExternalStore } from 'react';
import { lazyPart } from '../lazy-part.ts';
import type { Notice, NoticeVariant } from './notice-stacks.ts';

/** Reports the result of a button outside of a form; a form shows its own errors. */
export function showToast(message: string, variant: NoticeVariant = 'success', reason?: string): void {
  pass({ stack: 'toast', message, variant, reason });
}

export function showNotification(message: string, variant: NoticeVariant = 'info'): void {
  pass({ stack: 'notification', message, variant });
}

/** Mounted once, beside the page. Notices stay while the pointer is over them. */
export function Notices({ closeLabel }: { closeLabel: string }) {
  const isWanted = useSyncExternalStore(subscribe, () => wanted);
  return isWanted ? (
    <Suspense fallback={null}>
      <NoticeProviders closeLabel={closeLabel} onReady={begin} />
    </Suspense>
  ) : null;
}

const NoticeProviders = lazyPart(async () => (await import('./notice-providers.tsx')).NoticeProviders);

let wanted = false;
let show: ((notice: Notice) => void) | undefined;
const early: Notice[] = [];
const listeners = new Set<() => void>();

function pass(notice: Notice): void {
  if (show) {
    show(notice);
    return;
  }
  early.push(notice);
  wanted = true;
  for (const listener of listeners) listener();
}

function begin(next: (notice: Notice) => void): () => void {
  show = next;
  for (const notice of early.splice(0)) next(notice);
  return () => {
    show = undefined;
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
