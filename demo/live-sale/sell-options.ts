import { parseArgs } from 'node:util';

/** The limits of a wave of buyers, and the servers it calls. */
export interface SellOptions {
  /** The URLs of the servers, which are called in turn. */
  urls: string[];
  key: string;
  /** The shows to sell; empty for every show that the key sells at present. */
  showCodes: string[];
  /** The most new buyers per second. */
  ratePerSecond: number;
  /** The time, in seconds, after which no new buyers come; those inside finish. */
  durationSeconds: number;
  /** The most buyers in the shop at the same time. */
  buyers: number;
  offerCodes: string[];
  /** Makes the wave the same on every machine, as far as the server answers the same. */
  seed: number;
}

export const SELL_USAGE = `usage: npm run sell -- --url http://localhost:3000 --key parterre_… [--url …] [--show CODE …]
         [--rate 20] [--duration 60] [--buyers 50] [--offer-code CODE …] [--seed 1]

Sends at most RATE new buyers a second for DURATION seconds, at most BUYERS of them at the same time, through the sales channel.
Ctrl-C lets nobody else in and waits for those who are there.`;

/** Throws an Error that lists every mistake in the arguments. */
export function readSellOptions(args: readonly string[]): SellOptions {
  const text = { type: 'string' } as const;
  const list = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      url: list,
      key: text,
      show: list,
      rate: text,
      duration: text,
      buyers: text,
      'offer-code': list,
      seed: text,
    },
  });
  const mistakes: string[] = [];
  const whole = (name: 'rate' | 'duration' | 'buyers' | 'seed', most: number, byDefault: number): number => {
    const number = values[name] === undefined ? byDefault : Number(values[name]);
    if (!Number.isFinite(number) || number <= 0 || number > most)
      mistakes.push(`--${name}: must be above 0, up to ${most}`);
    return number;
  };
  const options = {
    urls: (values.url ?? []).map((url) => url.replace(/\/$/, '')),
    key: values.key ?? '',
    showCodes: (values.show ?? []).map((code) => code.toUpperCase()),
    ratePerSecond: whole('rate', 1_000, 20),
    durationSeconds: whole('duration', 86_400, 60),
    buyers: whole('buyers', 1_000, 50),
    offerCodes: values['offer-code'] ?? [],
    seed: whole('seed', 4_294_967_295, 1),
  };
  if (options.urls.length === 0 || options.urls.some((url) => !URL.canParse(url)))
    mistakes.push('--url: must be a web address');
  if (options.key === '') mistakes.push('--key: must be the key of a sales channel');
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return options;
}
