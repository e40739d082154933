import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type CustomContentProps, SnackbarProvider } from 'notistack';
import { createRef, forwardRef, useEffect } from 'react';
import { BlockedIcon, CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons.tsx';
import { NOTIFICATIONS, type Notice, TOASTS } from './notice-stacks.ts';

/** Renders toasts and notifications with an icon, the text and a close button. */
const NoticeCard = forwardRef<HTMLDivElement, CustomContentProps>(function NoticeCard(props, ref) {
  const { id, message, variant, action, style, className } = props;
  const look = LOOKS[variant === 'default' ? 'info' : variant];
  return (
    <Box
      ref={ref}
      className={className}
      style={style}
      role={look.role}
      sx={(theme) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 1.25,
        maxWidth: 'min(420px, calc(100vw - 32px))',
        minHeight: 44,
        padding: '8px 8px 8px 12px',
        borderRadius: '6px',
        boxShadow: theme.vars.palette.shade.pop,
        bgcolor: 'background.paper',
        typography: 'body2',
      })}
    >
      <look.Icon sx={{ color: look.colour, flex: 'none' }} />
      <Box sx={{ flex: 1, mr: 2 }}>{message}</Box>
      {typeof action === 'function' ? action(id) : action}
    </Box>
  );
});

function CloseNotice({ label, onClose }: { label: string; onClose: () => void }) {
  return (
    <IconButton size="small" aria-label={label} onClick={onClose}>
      <CloseIcon />
    </IconButton>
  );
}

const LOOKS = {
  success: { Icon: SuccessIcon, colour: 'success.main', role: 'status' },
  info: { Icon: InfoIcon, colour: 'info.main', role: 'status' },
  warning: { Icon: WarningIcon, colour: 'warning.main', role: 'alert' },
  error: { Icon: BlockedIcon, colour: 'error.main', role: 'alert' },
};

const toasts = createRef<SnackbarProvider>();
const notifications = createRef<SnackbarProvider>();
const Components = { success: NoticeCard, warning: NoticeCard, error: NoticeCard, info: NoticeCard };

interface NoticeProvidersProps {
  closeLabel: string;
  /** Called when notices can be shown. */
  onReady: (show: (notice: Notice) => void) => () => void;
}

/** The two stacks of notices. Loaded with the first notice, because most pages never show one. */
export function NoticeProviders({ closeLabel, onReady }: NoticeProvidersProps) {
  // Notices are queued outside of React until the stacks have loaded.
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

function show({ stack, message, variant, reason }: Notice): void {
  const host = stack === 'toast' ? toasts : notifications;
  host.current?.enqueueSnackbar(reason === undefined ? message : <ReasonedNotice first={message} second={reason} />, {
    variant,
  });
}

function ReasonedNotice({ first, second }: { first: string; second: string }) {
  return (
    <>
      <div>{first}</div>
      <Box sx={{ color: 'text.secondary' }}>{second}</Box>
    </>
  );
}
