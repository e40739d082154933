/** Resolved CSS colours (hex, rgb() or color(srgb …), no var()), the font and the words, given by the host per theme. */
export interface MapTheme {
  readonly mapBackground: string;
  readonly surface: string;
  readonly text: string;
  readonly text2: string;
  readonly text3: string;
  readonly line: string;
  readonly lineStrong: string;
  /** Outline of a seat without a price. */
  readonly controlLine: string;
  readonly select: string;
  readonly selectGap: string;
  readonly bad: string;
  readonly seatStroke: string;
  readonly focus: string;
  readonly primary: string;
  readonly fontFamily: string;
  /** What a stage is called that has no text of its own, in the reader's language. */
  readonly stageWord: string;
}
