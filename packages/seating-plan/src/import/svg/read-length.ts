const LENGTH = /^\s*([+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)(?:px)?\s*$/;

/** What is not said is 0, as everywhere in SVG; what is no length is no number. */
export const readLength = (text: string | undefined): number =>
  text === undefined ? 0 : Number(LENGTH.exec(text)?.[1] ?? Number.NaN);
