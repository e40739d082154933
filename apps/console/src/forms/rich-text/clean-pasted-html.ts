/** Headings from elsewhere become the editor's two levels; the schema of the editor drops every other element. */
const LEVELS: Record<string, string> = { H1: 'h3', H2: 'h3', H5: 'h4', H6: 'h4' };

/** What is pasted, as the server would keep it: its links carry nothing but where they lead. */
export function cleanPastedHtml(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a'))
    for (const { name } of [...link.attributes]) if (name !== 'href') link.removeAttribute(name);
  for (const heading of body.querySelectorAll('h1, h2, h5, h6')) {
    const level = document.createElement(LEVELS[heading.tagName] ?? 'h4');
    level.append(...heading.childNodes);
    heading.replaceWith(level);
  }
  return body.innerHTML;
}
