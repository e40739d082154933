const WIDTH = 136;

/** Wraps text at the width of our documents: between words, never inside inline code. */
export function wrap(text: string, indentation = ''): string {
  const words = text.match(/(?:`[^`]*`|[^\s`])+/g) ?? [];
  const lines = [''];
  for (const word of words) {
    const line = lines.at(-1);
    if (!line) lines.splice(-1, 1, word);
    else if (line.length + 1 + word.length > WIDTH) lines.push(`${indentation}${word}`);
    else lines.splice(-1, 1, `${line} ${word}`);
  }
  return lines.join('\n');
}
