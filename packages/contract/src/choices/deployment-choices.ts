export const ENVIRONMENTS = ['production', 'development', 'test', 'uat1', 'staging', 'sandbox'] as const;
export type DeploymentEnvironment = (typeof ENVIRONMENTS)[number];

/** The version in the OpenAPI document and on the system page; it equals the one in package.json. */
export const PRODUCT_VERSION = '0.1.0';
