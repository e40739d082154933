const STAGE_WORDS = /\b(?:stage|bühne|scène|scene|palco|palcoscenico|podium|field|pitch|spielfeld|terrain|campo)\b/iu;

/** True if a text names a stage or playing field, in one of our languages. */
export function isStageText(text: string): boolean {
  return STAGE_WORDS.test(text);
}
