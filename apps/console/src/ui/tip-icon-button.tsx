import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';

interface TipIconButtonProps extends Omit<IconButtonProps, 'aria-label' | 'title'> {
  /** Name and tooltip in one. */
  label: string;
  href?: string;
}

/** A button that is only an icon: its tooltip says what its name says. */
export function TipIconButton({ label, ...rest }: TipIconButtonProps) {
  const button = <IconButton {...rest} aria-label={label} />;
  return <Tooltip title={label}>{rest.disabled ? <span>{button}</span> : button}</Tooltip>;
}
