import fc from 'fast-check';

/**
 * The seed is fixed, so that two runs on the same tree give the same result. `PROPERTY_SEED=random` or a number changes
 * it.
 */
const wanted = process.env.PROPERTY_SEED ?? '20261123';
if (wanted !== 'random') fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(wanted) });
