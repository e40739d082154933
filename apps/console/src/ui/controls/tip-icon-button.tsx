import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { Tip } from '../tip.tsx';
import { LOCKED_LOOK } from './reasoned-button.tsx';

interface TipIconButtonProps extends Omit<IconButtonProps, 'aria-label' | 'title'> {
  /** The label is both the name and the tip. */
  label: string;
  /** Why it may not be used, which is its tip then; undefined: it may. */
  reason?: string | undefined;
  href?: string;
}

/** A button that is only an icon: its tip says what its name says, also while it is disabled. */
export function TipIconButton({ reason, ...props }: TipIconButtonProps) {
  if (reason !== undefined) return <LockedIconButton {...props} reason={reason} />;
  const { label, ...rest } = props;
  const button = <IconButton {...rest} aria-label={label} />;
  return <Tip title={label}>{rest.disabled ? <span>{button}</span> : button}</Tip>;
}

function LockedIconButton({ label, reason, href, onClick, ...rest }: TipIconButtonProps & { reason: string }) {
  return (
    <Tip title={reason}>
      <span>
        <IconButton {...rest} aria-description={reason} aria-disabled aria-label={label} sx={LOCKED_LOOK} />
      </span>
    </Tip>
  );
}
