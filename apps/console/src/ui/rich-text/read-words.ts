export function readWords(text: string): string {
  const spaced = text.replace(/<\/(p|h3|h4|li|blockquote)>|<br\s*\/?>|<hr\s*\/?>/g, ' $&');
  return (new DOMParser().parseFromString(spaced, 'text/html').body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
