/** Adds paragraphs to a text stored without any, by the API or an import: one per line. */
export function splitParagraphs(html: string): string {
  if (html === '' || /<(p|h3|h4|ul|ol|li|blockquote|hr)\b/i.test(html)) return html;
  const lines = html.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.map((line) => `<p>${line}</p>`).join('');
}
