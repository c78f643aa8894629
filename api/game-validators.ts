// The schemas of what comes into a match of our games. In the package this file is a script that has them and no others, which
// browsers can load too: scripts/bundle-protocol.mjs.
export { findValidator } from '../protocol/find-validator.ts';
