/**
 * Returns the tag by which `Intl` writes numbers and chooses plurals of a language. Portuguese without a region is written
 * as in Portugal; `Intl` takes it for Brazilian.
 */
export const toIntlTag = (language: string): string => (language === 'pt' ? 'pt-PT' : language);
