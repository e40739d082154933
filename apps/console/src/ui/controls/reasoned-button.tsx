import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Tip } from './tip.tsx';

interface ReasonedButtonProps extends Omit<ButtonProps, 'disabled'> {
  /** Why the button is locked; undefined if it is not. */
  reason: string | undefined;
  href?: string;
  children: ReactNode;
}

/** A button that stays in place when it is locked, and says why on hover, on focus and to screen readers. */
export function ReasonedButton({ reason, href, onClick, children, ...rest }: ReasonedButtonProps) {
  if (reason === undefined)
    return (
      <Button {...rest} href={href} onClick={onClick}>
        {children}
      </Button>
    );
  return (
    <Tip title={reason}>
      <span>
        <Button
          {...rest}
          aria-description={reason}
          aria-disabled
          onClick={(event) => event.preventDefault()}
          sx={LOCKED_LOOK}
        >
          {children}
        </Button>
      </span>
    </Tip>
  );
}

/** Looks disabled but can take the focus, so that keyboard users can read the reason. */
export const LOCKED_LOOK = { opacity: 0.55, cursor: 'not-allowed' };
