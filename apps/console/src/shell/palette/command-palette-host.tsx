import { lazy, Suspense, useEffect } from 'react';
import { useCommandPalette } from './use-command-palette.ts';

const CommandPalette = lazy(async () => ({ default: (await import('./command-palette.tsx')).CommandPalette }));

/** Listens for Ctrl/⌘ K and loads the palette when it is first wanted. */
export function CommandPaletteHost() {
  const { isOpen, open, close } = useCommandPalette();
  // The key works wherever the focus is.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
      close();
    };
  }, [open, close]);
  return isOpen ? (
    <Suspense fallback={null}>
      <CommandPalette onClose={close} />
    </Suspense>
  ) : null;
}
