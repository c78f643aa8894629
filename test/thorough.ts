/**
 * Under CI everything is tried. On a newcomer's machine, where `npm test` is to take three minutes, the golden tables are thinned
 * out, made-up input is tried less often, and matches that only look for crashes are shorter.
 */
export const IS_THOROUGH = process.env['CI'] === 'true';
