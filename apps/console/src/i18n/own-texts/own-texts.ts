/** A promoter's replacements by language, then by catalogue and key (`shell:entries.pages.shows`). */
export type OwnTexts = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** An unsaved text that is previewed in this tab only. */
export interface TriedText {
  catalogue: string;
  key: string;
  language: string;
  text: string;
}

let own: OwnTexts = {};
let preview: TriedText | null = null;

export const readPreview = (): TriedText | null => preview;

/** Stores the replacements to show, and returns the catalogues that they change, each with its language. */
export function keepOwnTexts(next: {
  own?: OwnTexts;
  preview?: TriedText | null;
}): { language: string; catalogue: string }[] {
  const before = listShown();
  own = next.own ?? own;
  preview = next.preview === undefined ? preview : next.preview;
  const after = listShown();
  const changed = [...new Set([...before.keys(), ...after.keys()])].filter((at) => before.get(at) !== after.get(at));
  const places = new Set(changed.map((at) => at.split(':').slice(0, 2).join(':')));
  return [...places].map((place) => {
    const [language = '', catalogue = ''] = place.split(':');
    return { language, catalogue };
  });
}

/** Returns a catalogue as shown: the shipped texts, overridden by the promoter's, then by the preview. */
export function withOwnTexts(language: string, catalogue: string, shipped: Record<string, unknown>) {
  const start = `${language}:${catalogue}:`;
  const texts = [...listShown()].filter(([at]) => at.startsWith(start));
  if (texts.length === 0) return shipped;
  const shown = { ...shipped };
  for (const [at, text] of texts) write(shown, at.slice(start.length).split('.'), text);
  return shown;
}

/** Returns all replaced texts by `language:catalogue:key`. */
function listShown(): Map<string, string> {
  const shown = new Map(
    Object.entries(own).flatMap(([language, texts]) =>
      Object.entries(texts).map(([place, text]): [string, string] => [`${language}:${place}`, text]),
    ),
  );
  if (preview) shown.set(`${preview.language}:${preview.catalogue}:${preview.key}`, preview.text);
  return shown;
}

/** A region contains only differences, so the nodes around the text may be missing. */
function write(node: Record<string, unknown>, [first = '', ...rest]: readonly string[], text: string): void {
  if (rest.length === 0) {
    node[first] = text;
    return;
  }
  const known = node[first];
  const inner: Record<string, unknown> = typeof known === 'object' && known !== null ? { ...known } : {};
  node[first] = inner;
  write(inner, rest, text);
}
