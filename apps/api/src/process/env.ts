import { isIP } from 'node:net';
import { ENVIRONMENTS } from '@parterre/contract/choices/deployment-choices';
import { BRAND_NAMES } from '@parterre/contract/wire/brands';
import { z } from 'zod';
import { readUrl } from '#addresses.ts';

const whole = (min: number, max: number, byDefault: number) =>
  z.coerce.number().int().min(min).max(max).default(byDefault);
const flag = z.enum(['0', '1', 'true', 'false']).transform((text) => text === '1' || text === 'true');
const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/$/, ''));
/** `a=x,b=y`; what follows the first `=` may have more of them. */
const pairs = z.string().transform((text) =>
  text
    .split(',')
    .filter(Boolean)
    .map((pair) => {
      const [name = '', ...rest] = pair.split('=');
      return [name.trim().toLowerCase(), rest.join('=').trim()];
    }),
);
const hostsToBrands = pairs.pipe(z.array(z.tuple([z.string().min(1), z.enum(BRAND_NAMES)]))).default([]);
const byBrand = <Value extends z.ZodType>(value: Value) =>
  pairs
    .transform((list) => Object.fromEntries(list))
    .pipe(z.partialRecord(z.enum(BRAND_NAMES), value))
    .default({});
const mailAddress = z.email('must be an e-mail address');
/** A page, or an address that a mail program opens. */
const supportUrl = z
  .string()
  .regex(/^(https?:\/\/|mailto:)[^\s,]+$/, 'must be the address of a page, or mailto: with an e-mail address');

const origins = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(
    z.array(
      z.string().regex(/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?$/, 'must list origins such as https://*.example.com'),
    ),
  )
  .default([]);

/** Returns whether two upper-case letters stand for a country: ISO 3166 gives no name to ZZ. */
const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && code !== 'ZZ' && COUNTRIES.of(code) !== undefined;
const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Returns whether Fastify accepts the entry as an address, a network or one of its names for networks. */
function isProxy(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.trim().split('/');
  if (rest.length > 0 || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) return false;
  return isIP(address) > 0 || (prefix === undefined && ['loopback', 'linklocal', 'uniquelocal'].includes(address));
}

/** Checks a field even if others are wrong, because one misspelt number would otherwise hide all other mistakes. */
const EVEN_IF_OTHERS_ARE_WRONG = { when: () => true };

/** Every setting of the server, from which the table in docs/configuration.md follows. Empty values count as absent. */
const Environment = z
  .object({
    PORT: whole(0, 65_535, 3000),
    HOST: z.string().default('127.0.0.1'),
    PUBLIC_URL: url.optional(),
    SHORT_URL_BASE: url.optional(),
    ENVIRONMENT: z.enum(ENVIRONMENTS).default('development'),
    DATA_DIR: z.string().default('data'),
    DATABASE_URL: z
      .string()
      .regex(/^(postgres(ql)?:\/\/|pglite:)/, 'must start with postgres:// or pglite:')
      .optional(),
    MIGRATION_DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
      .optional(),
    DATABASE_POOL: whole(1, 200, 20),
    ALLOW_EMBEDDED: flag.default(false),
    ALLOW_PRIVATE_WEBHOOKS: flag.default(false),
    STORAGE_URL: z
      .string()
      .regex(
        /^(file:.+|s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[A-Za-z0-9][A-Za-z0-9._-]*)*\/?)$/,
        'must be file:FOLDER or s3://BUCKET/PREFIX',
      )
      .optional(),
    S3_ENDPOINT: url.optional(),
    S3_REGION: z.string().optional(),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    S3_FORCE_PATH_STYLE: flag.optional(),
    MAIL_URL: z
      .string()
      .regex(/^smtps?:\/\/./, 'must be smtp://HOST or smtps://HOST')
      .optional(),
    MAIL_FROM: mailAddress.optional(),
    SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
    BRAND: z.enum(BRAND_NAMES).default('parterre'),
    BRAND_HOSTS: hostsToBrands,
    BRAND_MAIL_FROM: byBrand(mailAddress),
    BRAND_SUPPORT_URL: byBrand(supportUrl),
    BRAND_GUIDES_URL: byBrand(z.string().regex(/^https?:\/\/[^\s,]+$/, 'must be the address of a folder of guides')),
    MARKET: z.string().toUpperCase().refine(isCountry, 'must be the two letters of a country, such as CH').default(''),
    LOAD_DEMO: flag.optional(),
    OIDC_ISSUER: url.optional(),
    OIDC_CLIENT_ID: z.string().default('parterre-console'),
    OIDC_REDIRECT_URL: url.optional(),
    OIDC_AUDIENCE: z.string().optional(),
    ACCESS_TOKEN_SECONDS: whole(30, 3600, 300),
    TRUST_PROXY: z
      .string()
      .refine(
        (list) => list === '' || list.split(',').every(isProxy),
        'must list addresses or networks, separated by commas',
      )
      .default(''),
    FRAME_ANCESTORS: origins,
    RATE_LIMIT_PER_MINUTE: whole(1, 1_000_000, 6000),
    SIGN_IN_LIMIT_PER_MINUTE: whole(1, 1_000_000, 20),
    ARGON2_MEMORY_KIB: whole(8, 1_048_576, 19_456),
    DRAIN_SECONDS: whole(0, 300, 0),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('warn'),
    SUPPORT_URL: supportUrl.optional(),
    GUIDES_URL: z.string().default('https://github.com/parterre-tickets/parterre/blob/main/docs/guide'),
    TAG_MANAGER_ID: z.string().optional(),
    TAG_MANAGER_HOSTS: origins,
    ERROR_REPORT_DSN: z
      .url({ protocol: /^https?$/ })
      .refine(
        (text) => {
          const url = readUrl(text);
          return url !== undefined && url.username !== '' && /\/\d+$/.test(url.pathname);
        },
        { message: 'must be https://KEY@HOST/PROJECT' },
      )
      .optional(),
    CONSOLE_DIR: z.string().optional(),
  })
  .superRefine((env, issues) => {
    const refuse = (name: string, message: string) => issues.addIssue({ code: 'custom', path: [name], message });
    refuseStorage(env, refuse);
    if (env.MAIL_URL && !env.MAIL_FROM) refuse('MAIL_FROM', 'is required with MAIL_URL');
    const isEmbedded = !env.DATABASE_URL || env.DATABASE_URL.startsWith('pglite:');
    if (env.ENVIRONMENT !== 'production') return;
    if (!env.SECRET_KEY) refuse('SECRET_KEY', 'is required in production');
    if (!env.PUBLIC_URL) refuse('PUBLIC_URL', 'is required in production');
    if (env.PUBLIC_URL?.startsWith('http:')) refuse('PUBLIC_URL', 'must be https in production');
    if (env.SHORT_URL_BASE?.startsWith('http:')) refuse('SHORT_URL_BASE', 'must be https in production');
    if (isEmbedded && !env.ALLOW_EMBEDDED)
      refuse('DATABASE_URL', 'must be PostgreSQL in production; ALLOW_EMBEDDED=1 accepts the embedded database');
  }, EVEN_IF_OTHERS_ARE_WRONG);
export type Environment = z.infer<typeof Environment>;

const S3_SETTINGS = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_FORCE_PATH_STYLE',
] as const;
type StorageSettings = Partial<Record<(typeof S3_SETTINGS)[number] | 'STORAGE_URL', string | boolean | undefined>>;

/** Refuses incomplete storage settings, because they would store pictures in an unexpected place. */
function refuseStorage(env: StorageSettings, refuse: (name: string, message: string) => void): void {
  const isS3 = typeof env.STORAGE_URL === 'string' && env.STORAGE_URL.startsWith('s3:');
  if (!isS3) {
    for (const name of S3_SETTINGS)
      if (env[name] !== undefined) refuse(name, 'is used only when STORAGE_URL is s3://BUCKET/PREFIX');
    return;
  }
  if (env.S3_SECRET_ACCESS_KEY && !env.S3_ACCESS_KEY_ID)
    refuse('S3_ACCESS_KEY_ID', 'is required with S3_SECRET_ACCESS_KEY');
  if (env.S3_ACCESS_KEY_ID && !env.S3_SECRET_ACCESS_KEY)
    refuse('S3_SECRET_ACCESS_KEY', 'is required with S3_ACCESS_KEY_ID');
  if (env.S3_ENDPOINT && !env.S3_ACCESS_KEY_ID) refuse('S3_ACCESS_KEY_ID', 'is required with S3_ENDPOINT');
}

/** Thrown with all invalid settings at once. */
export class ConfigurationError extends Error {
  constructor(lines: string[]) {
    super(`The configuration is refused:\n${lines.map((line) => `  ${line}`).join('\n')}`);
    this.name = 'ConfigurationError';
  }
}

/** Reads the settings. Nothing else reads process.env. Throws ConfigurationError. */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const given = Object.fromEntries(
    Object.entries(variables).filter(([name, value]) => name in Environment.shape && value !== ''),
  );
  const parsed = Environment.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new ConfigurationError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
}
