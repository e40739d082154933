/** The choices of a deployment, without schemas, because the console reads them too. */
export const ENVIRONMENTS = ['production', 'development', 'test', 'uat1', 'staging', 'sandbox'] as const;
export type DeploymentEnvironment = (typeof ENVIRONMENTS)[number];

/** The version that the product says it is: that of package.json. */
export const PRODUCT_VERSION = '0.1.0';
