declare module 'linebreak' {
  /** Finds where lines may break (UAX 14). */
  class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }

  // biome-ignore lint/style/noDefaultExport: that is how the package exports it
  export { LineBreaker as default };
}
