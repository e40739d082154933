/** The largest amount of a price, a discount or a fee, in minor units. */
export const AMOUNT_MINOR_MAX = 99_999_999_99;

/**
 * The ISO 4217 currencies by their number of decimals; withdrawn ones are included, because old orders may have them.
 */
const CODES_BY_DECIMALS: readonly (readonly [decimals: number, codes: string])[] = [
  [0, 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'],
  [2, 'AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE'],
  [2, 'CHF CHW CNY COP COU CRC CUC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GTQ GYD HKD'],
  [2, 'HNL HRK HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL MGA MKD MMK MNT MOP'],
  [2, 'MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR PLN QAR RON RSD RUB SAR SBD SCR'],
  [2, 'SDG SEK SGD SHP SLE SLL SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP TRY TTD TWD TZS UAH USD USN UYU UZS VED'],
  [2, 'VES WST XAD XCD XCG YER ZAR ZMW ZWG ZWL'],
  [3, 'BHD IQD JOD KWD LYD OMR TND'],
  [4, 'CLF UYW'],
];

const decimalsOf = new Map(
  CODES_BY_DECIMALS.flatMap(([decimals, codes]) => codes.split(' ').map((code) => [code, decimals] as const)),
);

export const CURRENCIES: readonly string[] = [...decimalsOf.keys()].sort();

/**
 * Returns the number of decimals of a currency, 2 for most. The tables of runtimes follow custom (a forint without
 * fillér) and differ from each other, so none of them is used.
 */
export const getCurrencyDecimals = (currency: string): number => decimalsOf.get(currency) ?? 2;

/** Converts minor units into a number in major units, for a chart or a workbook. */
export const toMajor = (amountMinor: number, currency: string): number =>
  amountMinor / 10 ** getCurrencyDecimals(currency);

/** Writes minor units as digits: 13500 GBP is `135.00`, 13500 JPY is `13500`. */
export function writeMajor(amountMinor: number, currency: string): string {
  const decimals = getCurrencyDecimals(currency);
  const digits = String(Math.abs(amountMinor)).padStart(decimals + 1, '0');
  const sign = amountMinor < 0 ? '-' : '';
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Returns the `Intl.NumberFormat` options that show an amount with all decimals of its currency and no more. */
export function chooseMoneyFormat(currency: string): { minimumFractionDigits: number; maximumFractionDigits: number } {
  const decimals = getCurrencyDecimals(currency);
  return { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
}
