import { useRef } from 'react';

/**
 * The browser's own choice of a picture behind any button: `input` stands beside it unseen, `open` is what the button
 * does. The same file can be chosen again.
 */
export function useFileChoice(onChoose: (file: File) => void) {
  const field = useRef<HTMLInputElement>(null);
  const input = (
    <input
      accept="image/png,image/jpeg,image/webp"
      aria-hidden
      hidden
      onChange={(event) => {
        const [file] = event.target.files ?? [];
        event.target.value = '';
        if (file) onChoose(file);
      }}
      ref={field}
      tabIndex={-1}
      type="file"
    />
  );
  return { input, open: () => field.current?.click() };
}
