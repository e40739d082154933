const LONGEST = 240;

/** Texts by culture in one line without their elements, to be told apart in a conflict. */
export function summariseTexts(texts: Readonly<Record<string, string>>): string {
  const plain = Object.values(texts)
    .map((text) => toPlainText(text))
    .filter((text) => text !== '');
  const all = plain.join(' · ');
  return all.length > LONGEST ? `${all.slice(0, LONGEST)}…` : all;
}

function toPlainText(html: string): string {
  const parsed = new DOMParser().parseFromString(html.replaceAll('><', '> <'), 'text/html');
  return (parsed.body.textContent ?? '').replace(/\s+/g, ' ').trim();
}
