import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { Tip } from './tip.tsx';

interface TipIconButtonProps extends Omit<IconButtonProps, 'aria-label' | 'title'> {
  /** Name and tip in one. */
  label: string;
  href?: string;
}

/** A button that is only an icon: its tip says what its name says, also while it is disabled. */
export function TipIconButton({ label, ...rest }: TipIconButtonProps) {
  const button = <IconButton {...rest} aria-label={label} />;
  return <Tip title={label}>{rest.disabled ? <span>{button}</span> : button}</Tip>;
}
