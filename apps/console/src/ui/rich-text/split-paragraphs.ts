/** A rich text with its paragraphs: one that was written without any, by an API or an import, has a line for each. */
export function splitParagraphs(html: string): string {
  if (html === '' || /<(p|h3|h4|ul|ol|li|blockquote|hr)\b/i.test(html)) return html;
  const lines = html.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => `<p>${line}</p>`).join('');
}
