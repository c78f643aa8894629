import fc from 'fast-check';

// The same made-up input in every run, so that a test fails always or never. FUZZ_SEED tries other input.
fc.configureGlobal({ seed: Number(process.env['FUZZ_SEED'] ?? 1) });
