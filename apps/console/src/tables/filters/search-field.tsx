import OutlinedInput from '@mui/material/OutlinedInput';
import { LIMITS } from '@parterre/contract/choices/limits';
import { useEffect, useRef, useState } from 'react';
import { SearchIcon } from '#ui/icons.tsx';
import { useLatest } from '#ui/use-latest.ts';
import { TYPING_PAUSE_MS } from '#ui/use-settled.ts';

interface SearchFieldProps {
  label: string;
  value: string;
  onSearch: (words: string) => void;
  /** Uses the full width of its container. */
  isWide?: boolean;
  hasFocus?: boolean;
}

/**
 * Searches when typing pauses, and immediately on Enter or blur. What is typed gives way to a search that comes from
 * elsewhere: filters that are cleared, a link, a step back.
 */
export function SearchField({ label, value, onSearch, isWide = false, hasFocus = false }: SearchFieldProps) {
  const [typed, setTyped] = useState<string>();
  const [sent, setSent] = useState(value);
  const [shown, setShown] = useState(value);
  if (value !== shown) {
    setShown(value);
    if (value !== sent) setTyped(undefined);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Cancels a pending search on unmounting.
  useEffect(() => () => clearTimeout(timer.current), []);
  // A pending search uses the latest callback, so that filters set meanwhile are kept.
  const latest = useLatest({ value, typed, onSearch });
  const handleSearch = (words: string) => {
    clearTimeout(timer.current);
    setSent(words.trim());
    if (words.trim() !== latest.current.value) latest.current.onSearch(words.trim());
  };
  const handleType = (words: string) => {
    setTyped(words);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => latest.current.typed === words && handleSearch(words), TYPING_PAUSE_MS);
  };
  return (
    <OutlinedInput
      autoFocus={hasFocus}
      fullWidth={false}
      inputProps={{ 'aria-label': label, maxLength: LIMITS.searchTerm, autoComplete: 'off' }}
      onBlur={() => {
        if (typed !== undefined) handleSearch(typed);
        setTyped(undefined);
      }}
      onChange={(event) => handleType(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && handleSearch(typed ?? value)}
      placeholder={label}
      startAdornment={<SearchIcon sx={{ color: 'text.tertiary', mr: 0.75 }} />}
      sx={{
        width: isWide ? '100%' : { xs: '100%', sm: 200, lg: 240 },
        flex: 'none',
        height: '28px !important',
        pl: 1,
        typography: 'body2',
        '& input': { p: 0 },
      }}
      type="search"
      value={typed ?? value}
    />
  );
}
