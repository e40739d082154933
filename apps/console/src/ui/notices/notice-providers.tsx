import { SnackbarProvider } from 'notistack';
import { createRef, useEffect } from 'react';
import { CloseNotice, NoticeCard } from './notice-card.tsx';
import { NOTIFICATIONS, type Notice, TOASTS } from './notice-stacks.ts';

const toasts = createRef<SnackbarProvider>();
const notifications = createRef<SnackbarProvider>();
const Components = { success: NoticeCard, warning: NoticeCard, error: NoticeCard, info: NoticeCard };

interface NoticeProvidersProps {
  closeLabel: string;
  /** Called once the providers can show something. */
  onReady: (show: (notice: Notice) => void) => () => void;
}

/** The two stacks. Loaded with the first notice, because most pages never show one. */
export function NoticeProviders({ closeLabel, onReady }: NoticeProvidersProps) {
  useEffect(() => onReady(show), [onReady]);
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

function show({ stack, message, variant }: Notice): void {
  const host = stack === 'toast' ? toasts : notifications;
  host.current?.enqueueSnackbar(message, { variant });
}
