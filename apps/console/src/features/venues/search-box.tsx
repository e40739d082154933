import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { SxProps } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CloseIcon, SearchIcon } from '../../ui/icons.tsx';

interface SearchBoxProps {
  label: string;
  value: string;
  /** Called when typing has stood still for a moment, or at Enter. */
  onSearch: (words: string) => void;
  hasFocus?: boolean;
  sx?: SxProps;
}

const PAUSE_MS = 250;

/** A search field that does not ask the server for every letter. */
export function SearchBox({ label, value, onSearch, hasFocus = false, sx }: SearchBoxProps) {
  const { t } = useTranslation('venues');
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const search = useRef(onSearch);
  search.current = onSearch;
  const settle = (words: string | null) => {
    if (words === null) return;
    search.current(words.trim());
    setTyped(null);
  };
  // A timer is the browser's: it starts again with every letter.
  useEffect(() => {
    if (typed === null) return undefined;
    const timer = setTimeout(() => search.current(typed.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const clear = () => {
    search.current('');
    setTyped(null);
    input.current?.focus();
  };
  return (
    <OutlinedInput
      autoFocus={hasFocus}
      endAdornment={
        (typed ?? value) !== '' && (
          <IconButton
            aria-label={t('list.clearSearch')}
            onClick={clear}
            onMouseDown={(event) => event.preventDefault()}
            size="small"
            sx={{ mr: -0.75 }}
          >
            <CloseIcon sx={{ fontSize: 14 }} />
          </IconButton>
        )
      }
      inputRef={input}
      inputProps={{ 'aria-label': label, autoComplete: 'off', maxLength: 200, type: 'search' }}
      notched={false}
      onBlur={() => settle(typed)}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && settle(typed)}
      placeholder={label}
      size="small"
      startAdornment={
        <InputAdornment position="start" sx={{ ml: -0.5, mr: 0 }}>
          <SearchIcon />
        </InputAdornment>
      }
      sx={{ ...LOOK, ...sx } as SxProps}
      value={typed ?? value}
    />
  );
}

/** Instead of the browser's own cross, which only some browsers have. */
const LOOK = {
  '&:not(.MuiInputBase-multiline)': { height: 32 },
  '& input::-webkit-search-cancel-button': { display: 'none' },
};
