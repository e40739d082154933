export type NoticeVariant = 'success' | 'warning' | 'error' | 'info';

export interface Notice {
  stack: 'toast' | 'notification';
  message: string;
  variant: NoticeVariant;
  /** Shown on a line below the message. */
  reason?: string | undefined;
}

/** The values of spec §9. Toasts report results; notifications confirm minor actions. */
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
