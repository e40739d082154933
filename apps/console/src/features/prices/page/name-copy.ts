const NAME_LENGTH = 60;

/** The name of a copy in every language there is one, cut so that it fits. */
export function nameCopy(name: Record<string, string>, write: (name: string) => string): Record<string, string> {
  const shorten = (text: string): string => {
    const copy = write(text);
    return copy.length <= NAME_LENGTH
      ? copy
      : write(text.slice(0, text.length - (copy.length - NAME_LENGTH)).trimEnd());
  };
  return Object.fromEntries(Object.entries(name).map(([culture, text]) => [culture, shorten(text)]));
}
