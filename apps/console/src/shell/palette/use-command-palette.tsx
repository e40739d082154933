import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { SearchIcon } from '#ui/icons.tsx';
import { Kbd, nameKeys, spellKeys } from '#ui/kbd.tsx';
import { lazyPart } from '#ui/lazy-part.ts';

let isOpen = false;
const listeners = new Set<() => void>();

function set(next: boolean): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const open = () => set(true);
const close = () => set(false);

/** The palette's state is a module-level store, because its field, its shortcut and the palette are far apart. */
export function useCommandPalette() {
  return { isOpen: useSyncExternalStore(subscribe, () => isOpen), open, close };
}

/** Looks like a search field and opens the palette; only an icon below 768 px. */
export function CommandField() {
  const { t } = useTranslation('shell');
  const { open } = useCommandPalette();
  return (
    <ButtonBase
      aria-haspopup="dialog"
      aria-keyshortcuts={spellKeys('Ctrl K')}
      aria-label={t('palette.placeholder')}
      onClick={open}
      sx={{
        display: 'flex',
        gap: 1,
        flex: { xs: 'none', sm: '0 1 344px' },
        minWidth: 32,
        height: 32,
        pl: { xs: 1, sm: 1.25 },
        pr: { xs: 1, sm: 0.75 },
        border: 1,
        borderColor: { xs: 'transparent', sm: 'divider' },
        borderRadius: 1,
        bgcolor: { sm: 'background.sunken' },
        color: { xs: 'text.secondary', sm: 'text.tertiary' },
        typography: 'body2',
        whiteSpace: 'nowrap',
        '&:hover': { borderColor: { sm: 'line.strong' } },
      }}
    >
      <SearchIcon />
      <Box
        component="span"
        sx={{
          display: { xs: 'none', sm: 'block' },
          flex: 1,
          textAlign: 'left',
          overflow: 'hidden',
          textOverflow: 'ellipsis',
        }}
      >
        {t('palette.placeholder')}
      </Box>
      <Kbd aria-hidden sx={{ display: { xs: 'none', sm: 'inline-block' } }}>
        {nameKeys('Ctrl K', t)}
      </Kbd>
    </ButtonBase>
  );
}

const CommandPalette = lazyPart(async () => (await import('./command-palette.tsx')).CommandPalette);

/** Loads the palette on first use, so that the first page is smaller. */
export function CommandPaletteHost() {
  const { isOpen, open, close } = useCommandPalette();
  // The shortcut works wherever the focus is.
  useEffect(() => {
    const handleKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', handleKeyDown);
    return () => {
      window.removeEventListener('keydown', handleKeyDown);
      close();
    };
  }, [open, close]);
  return isOpen ? (
    <Suspense fallback={null}>
      <CommandPalette onClose={close} />
    </Suspense>
  ) : null;
}
