import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { LOCKED_LOOK } from './reasoned-button.tsx';
import { Tip } from './tip.tsx';

interface TipIconButtonProps extends Omit<IconButtonProps, 'aria-label' | 'title'> {
  /** Both the accessible name and the tooltip. */
  label: string;
  /** Why the button is locked, shown as its tooltip; undefined if it is not. */
  reason?: string | undefined;
  href?: string;
}

/** An icon button whose tooltip shows its name, even while it is disabled. */
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
