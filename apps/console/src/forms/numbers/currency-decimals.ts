/** How many decimals an ISO 4217 currency has; most have two. The browser's own table follows custom, not the standard. */
export const getCurrencyDecimals = (currency: string): number => EXCEPTIONS.get(currency.toUpperCase()) ?? 2;

const NONE = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF';
const THREE = 'BHD IQD JOD KWD LYD OMR TND';
const FOUR = 'CLF UYW';

const EXCEPTIONS = new Map<string, number>([
  ...NONE.split(' ').map((code) => [code, 0] as const),
  ...THREE.split(' ').map((code) => [code, 3] as const),
  ...FOUR.split(' ').map((code) => [code, 4] as const),
]);
