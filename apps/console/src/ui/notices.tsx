import { SnackbarProvider } from 'notistack';
import { createRef } from 'react';
import { CloseNotice, NoticeCard } from './notice-card.tsx';

export type NoticeVariant = 'success' | 'warning' | 'error' | 'info';

/** spec §9, to the number. Toasts tell what happened; notifications confirm something small. */
export const TOASTS = {
  maxSnack: 3,
  autoHideDuration: 5000,
  anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
  transitionDuration: { enter: 225, exit: 195 },
} as const;
export const NOTIFICATIONS = {
  autoHideDuration: 2000,
  preventDuplicate: true,
  anchorOrigin: { vertical: 'bottom', horizontal: 'right' },
  transitionDuration: { enter: 225, exit: 195 },
} as const;

const toasts = createRef<SnackbarProvider>();
const notifications = createRef<SnackbarProvider>();
const Components = { success: NoticeCard, warning: NoticeCard, error: NoticeCard, info: NoticeCard };

/** Mounted once, beside the page. The pointer over a notice keeps it. */
export function Notices({ closeLabel }: { closeLabel: string }) {
  return (
    <>
      <SnackbarProvider
        {...TOASTS}
        ref={toasts}
        Components={Components}
        classes={{ containerAnchorOriginBottomLeft: 'toasts' }}
        action={(id) => <CloseNotice label={closeLabel} onClose={() => toasts.current?.closeSnackbar(id)} />}
      />
      <SnackbarProvider
        {...NOTIFICATIONS}
        ref={notifications}
        Components={Components}
        action={(id) => <CloseNotice label={closeLabel} onClose={() => notifications.current?.closeSnackbar(id)} />}
      />
    </>
  );
}

/** An error shown here must also stand where it happened. */
export function showToast(message: string, variant: NoticeVariant = 'success'): void {
  toasts.current?.enqueueSnackbar(message, { variant });
}

export function showNotification(message: string, variant: NoticeVariant = 'info'): void {
  notifications.current?.enqueueSnackbar(message, { variant });
}
