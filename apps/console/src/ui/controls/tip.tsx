import Box from '@mui/material/Box';
import {
  cloneElement,
  type HTMLAttributes,
  type ReactElement,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';

interface TipProps {
  title: ReactNode;
  children: ReactElement<HTMLAttributes<HTMLElement>>;
  placement?: 'bottom' | 'right';
}

const DELAY_MS = 400;
const GAP = 6;

/**
 * A tooltip on hover and keyboard focus; Escape hides it. Visual only: the control has the same accessible name. A
 * tenth of the size of a positioned tooltip, so that it can be used everywhere.
 */
export function Tip({ title, children, placement = 'bottom' }: TipProps) {
  const [place, setPlace] = useState<Place | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hide = () => {
    clearTimeout(timer.current);
    setPlace(null);
  };
  const show = (target: HTMLElement, delayMs: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setPlace(placeBeside(target, placement)), delayMs);
  };
  // Cancels a pending tip on unmounting.
  useEffect(() => () => clearTimeout(timer.current), []);
  useHideOnEscape(place !== null, hide);
  const { props } = children;
  return (
    <>
      {cloneElement(children, {
        onMouseEnter: (event) => {
          props.onMouseEnter?.(event);
          show(event.currentTarget, DELAY_MS);
        },
        onMouseLeave: (event) => {
          props.onMouseLeave?.(event);
          hide();
        },
        onFocus: (event) => {
          props.onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, 0);
        },
        onBlur: (event) => {
          props.onBlur?.(event);
          hide();
        },
        onMouseDown: (event) => {
          props.onMouseDown?.(event);
          hide();
        },
      })}
      {place && createPortal(<TipCard place={place}>{title}</TipCard>, document.body)}
    </>
  );
}

interface Place {
  left: number;
  top: number;
  shift: string;
}

function TipCard({ place, children }: { place: Place; children: ReactNode }) {
  return (
    <Box
      aria-hidden
      style={{ left: place.left, top: place.top, transform: place.shift }}
      sx={(theme) => ({
        position: 'fixed',
        zIndex: 'tooltip',
        maxWidth: 276,
        padding: '6px 8px',
        borderRadius: '6px',
        pointerEvents: 'none',
        typography: 'caption',
        bgcolor: 'background.paper',
        boxShadow: theme.vars.palette.shade.pop,
      })}
    >
      {children}
    </Box>
  );
}

/** Returns the position centred below a control, or right of it, within the window. */
function placeBeside(target: HTMLElement, placement: TipProps['placement']): Place {
  const { left, right, top, bottom, width, height } = target.getBoundingClientRect();
  if (placement === 'right') return { left: right + GAP, top: top + height / 2, shift: 'translateY(-50%)' };
  const middle = left + width / 2;
  if (middle > window.innerWidth - 80) return { left: right, top: bottom + GAP, shift: 'translateX(-100%)' };
  if (middle < 80) return { left, top: bottom + GAP, shift: 'none' };
  return { left: middle, top: bottom + GAP, shift: 'translateX(-50%)' };
}

function useHideOnEscape(isShown: boolean, hide: () => void): void {
  const hear = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'Escape') hide();
  });
  // The pointer may be over an element without focus, so the key is handled on the window.
  useEffect(() => {
    if (!isShown) return undefined;
    const handleKeyDown = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', handleKeyDown);
    return () => window.removeEventListener('keydown', handleKeyDown);
  }, [isShown]);
}
