// The examples of fast-check are the same in every run: what passed here passes elsewhere. FAST_CHECK_SEED gives others.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.FAST_CHECK_SEED ?? 1) });
